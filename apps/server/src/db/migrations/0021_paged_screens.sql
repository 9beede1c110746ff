DROP INDEX "events_end";--> statement-breakpoint
DROP INDEX "events_category_start";--> statement-breakpoint
DROP INDEX "room_requests_status";--> statement-breakpoint
DROP INDEX "users_role_name";