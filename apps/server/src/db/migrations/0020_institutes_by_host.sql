CREATE TABLE "institute_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "portal_title" text DEFAULT 'Quad' NOT NULL;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "room_slot_minutes" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "portal_url" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "server_url" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "allowed_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "mail_from" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "google_issuer" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "google_client_id" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "google_client_secret" text;--> statement-breakpoint
ALTER TABLE "institute_hosts" ADD CONSTRAINT "institute_hosts_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The institute that a transaction is for; null where none is set, which no row has.
CREATE FUNCTION current_institute() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('quad.institute', true), '')::uuid
$$;
--> statement-breakpoint
-- Only for a user who is subject to the policies at all: what works across institutes (db/connection.ts) says so for each transaction.
CREATE FUNCTION is_across_institutes() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(current_setting('quad.across', true), '') = 'on'
$$;
--> statement-breakpoint
-- Rows of one institute, for their owner too. Both questions are asked once a statement, and not of each row.
CREATE FUNCTION lock_to_institute(locked regclass, owner_column text DEFAULT 'institute_id') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', locked);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', locked);
  EXECUTE format(
    'CREATE POLICY own_institute ON %s USING (%I = (SELECT current_institute()) OR (SELECT is_across_institutes()))', locked, owner_column);
END
$$;
--> statement-breakpoint
SELECT lock_to_institute('institutes', 'id');
--> statement-breakpoint
SELECT lock_to_institute(c.oid) FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'institute_id' AND NOT a.attisdropped
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p');

--> statement-breakpoint
-- Their expression is one with which row-level security lets no index be used. Others take their places: see concurrentIndexes.ts.
DROP INDEX IF EXISTS events_moment, events_unit_moment, events_category_moment, events_cancelled;
