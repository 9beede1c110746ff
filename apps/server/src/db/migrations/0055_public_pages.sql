CREATE TABLE "public_page_addresses" (
	"institute_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"page_id" uuid NOT NULL,
	CONSTRAINT "public_page_addresses_institute_id_kind_slug_pk" PRIMARY KEY("institute_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "public_pages" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"unit_id" uuid,
	"slug" text NOT NULL,
	"is_public" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "public_pages_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "public_pages_event" UNIQUE("institute_id","event_id"),
	CONSTRAINT "public_pages_unit" UNIQUE("institute_id","unit_id"),
	CONSTRAINT "public_pages_one" CHECK (num_nonnulls("public_pages"."event_id", "public_pages"."unit_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "embed_hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_page_addresses" ADD CONSTRAINT "public_page_addresses_page_fk" FOREIGN KEY ("institute_id","page_id") REFERENCES "public"."public_pages"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_page_addresses_page" ON "public_page_addresses" USING btree ("institute_id","page_id");--> statement-breakpoint
CREATE INDEX "public_pages_changed" ON "public_pages" USING btree ("institute_id","changed_at","id") WHERE "public_pages"."is_public";--> statement-breakpoint
SELECT lock_to_institute('public_pages');
--> statement-breakpoint
SELECT lock_to_institute('public_page_addresses');
--> statement-breakpoint
-- It is off where people are at home already, until somebody switches it on.
UPDATE institutes SET off = array_append(off, 'public-pages')
WHERE NOT 'public-pages' = ANY (off) AND EXISTS (SELECT FROM users u WHERE u.institute_id = institutes.id);
