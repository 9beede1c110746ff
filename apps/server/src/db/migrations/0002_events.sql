CREATE TABLE "event_organizers" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "event_organizers_institute_id_event_id_user_id_pk" PRIMARY KEY("institute_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_participants" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "event_participants_institute_id_event_id_user_id_pk" PRIMARY KEY("institute_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"unit_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"venue" text DEFAULT '' NOT NULL,
	"mode" text,
	"registration_required" boolean DEFAULT false NOT NULL,
	"registration_starts_at" timestamp (3) with time zone,
	"registration_ends_at" timestamp (3) with time zone,
	"fees" numeric(14, 2),
	"max_participants" integer,
	"allocated_budget" numeric(14, 2),
	"spent_budget" numeric(14, 2) DEFAULT 0 NOT NULL,
	"sponsors" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "room_requests" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"room" text NOT NULL,
	"room_key" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"requested_by" uuid NOT NULL,
	"reviewed_by" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "room_requests_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "room_requests_slot" CHECK ("room_requests"."starts_at" < "room_requests"."ends_at"),
	CONSTRAINT "room_requests_reviewed" CHECK (("room_requests"."status" = 'Pending') = ("room_requests"."reviewed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "event_organizers" ADD CONSTRAINT "event_organizers_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organizers" ADD CONSTRAINT "event_organizers_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_requests" ADD CONSTRAINT "room_requests_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_requests" ADD CONSTRAINT "room_requests_requester_fk" FOREIGN KEY ("institute_id","requested_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_requests" ADD CONSTRAINT "room_requests_reviewer_fk" FOREIGN KEY ("institute_id","reviewed_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_organizers_user" ON "event_organizers" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "event_participants_user" ON "event_participants" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("institute_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("institute_id","ends_at");--> statement-breakpoint
CREATE INDEX "events_unit_start" ON "events" USING btree ("institute_id","unit_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_category_start" ON "events" USING btree ("institute_id","category","starts_at");--> statement-breakpoint
CREATE INDEX "events_updated" ON "events" USING btree ("institute_id","updated_at");--> statement-breakpoint
CREATE INDEX "room_requests_event" ON "room_requests" USING btree ("institute_id","event_id");--> statement-breakpoint
CREATE INDEX "room_requests_status" ON "room_requests" USING btree ("institute_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "room_requests_same_wish" ON "room_requests" USING btree ("institute_id","event_id","room_key","date","time") WHERE "room_requests"."status" <> 'Rejected';