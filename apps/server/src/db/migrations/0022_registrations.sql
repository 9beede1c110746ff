CREATE TABLE "event_notices" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_notices_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "registration_counts" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"arrivals" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "registration_counts_institute_id_event_id_pk" PRIMARY KEY("institute_id","event_id"),
	CONSTRAINT "registration_counts_not_negative" CHECK ("registration_counts"."registered" >= 0 and "registration_counts"."waiting" >= 0)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"arrival" bigint NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registrations_institute_id_event_id_user_id_pk" PRIMARY KEY("institute_id","event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_counts" ADD CONSTRAINT "registration_counts_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_notices_event" ON "event_notices" USING btree ("institute_id","event_id");--> statement-breakpoint
CREATE INDEX "registrations_arrival" ON "registrations" USING btree ("institute_id","event_id","state","arrival");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("institute_id","user_id");
--> statement-breakpoint
-- How many have a place and how many wait, whoever writes: registering, leaving, accounts that become one.
CREATE FUNCTION count_registrations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE registration_counts SET
      registered = registered - (CASE WHEN OLD.state = 'registered' THEN 1 ELSE 0 END),
      waiting = waiting - (CASE WHEN OLD.state = 'waiting' THEN 1 ELSE 0 END)
    WHERE institute_id = OLD.institute_id AND event_id = OLD.event_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO registration_counts AS kept (institute_id, event_id, registered, waiting, arrivals)
    VALUES (NEW.institute_id, NEW.event_id,
      CASE WHEN NEW.state = 'registered' THEN 1 ELSE 0 END, CASE WHEN NEW.state = 'waiting' THEN 1 ELSE 0 END, NEW.arrival)
    ON CONFLICT (institute_id, event_id) DO UPDATE SET
      registered = kept.registered + EXCLUDED.registered,
      waiting = kept.waiting + EXCLUDED.waiting,
      arrivals = greatest(kept.arrivals, EXCLUDED.arrivals);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER registrations_counted AFTER INSERT OR DELETE OR UPDATE OF state, institute_id, event_id ON registrations
  FOR EACH ROW EXECUTE FUNCTION count_registrations();
--> statement-breakpoint
SELECT lock_to_institute('registrations');
--> statement-breakpoint
SELECT lock_to_institute('registration_counts');
--> statement-breakpoint
SELECT lock_to_institute('event_notices');
