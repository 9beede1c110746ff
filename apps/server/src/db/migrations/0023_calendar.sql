CREATE TABLE "calendar_feeds" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"unit_id" uuid,
	"token_hash" text NOT NULL,
	"changes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "calendar_feeds_token" UNIQUE("institute_id","token_hash"),
	CONSTRAINT "calendar_feeds_once" UNIQUE NULLS NOT DISTINCT("institute_id","user_id","kind","unit_id")
);
--> statement-breakpoint
CREATE TABLE "unit_follows" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	CONSTRAINT "unit_follows_institute_id_user_id_unit_id_pk" PRIMARY KEY("institute_id","user_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_follows" ADD CONSTRAINT "unit_follows_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_follows" ADD CONSTRAINT "unit_follows_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_unit" ON "calendar_feeds" USING btree ("institute_id","unit_id");--> statement-breakpoint
CREATE INDEX "unit_follows_unit" ON "unit_follows" USING btree ("institute_id","unit_id");--> statement-breakpoint
-- What calendar programs go by: a change that they show has a higher number than the one before.
CREATE FUNCTION count_event_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sequence := OLD.sequence + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_sequence BEFORE UPDATE ON events FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD.starts_at, OLD.ends_at, OLD.venue, OLD.mode, OLD.status, OLD.unit_id)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.starts_at, NEW.ends_at, NEW.venue, NEW.mode, NEW.status, NEW.unit_id))
  EXECUTE FUNCTION count_event_sequence();
--> statement-breakpoint
-- Whose events a personal calendar has: it changes with what its owner is registered for and follows.
CREATE FUNCTION count_calendar_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE calendar_feeds SET changes = changes + 1
  WHERE institute_id = coalesce(NEW.institute_id, OLD.institute_id) AND kind = 'personal' AND user_id IN (OLD.user_id, NEW.user_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER registrations_calendar AFTER INSERT OR DELETE OR UPDATE OF state, user_id ON registrations
  FOR EACH ROW EXECUTE FUNCTION count_calendar_changes();
--> statement-breakpoint
CREATE TRIGGER unit_follows_calendar AFTER INSERT OR DELETE OR UPDATE OF user_id ON unit_follows
  FOR EACH ROW EXECUTE FUNCTION count_calendar_changes();
--> statement-breakpoint
SELECT lock_to_institute('unit_follows');
--> statement-breakpoint
SELECT lock_to_institute('calendar_feeds');
