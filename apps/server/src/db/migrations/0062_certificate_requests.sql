DROP INDEX "certificate_runs_issuing";--> statement-breakpoint
ALTER TABLE "certificate_runs" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_runs_open" ON "certificate_runs" USING btree ("institute_id","event_id") WHERE "certificate_runs"."state" in ('asked', 'issuing');--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_runs_request" ON "certificate_runs" USING btree ("institute_id","request_id");