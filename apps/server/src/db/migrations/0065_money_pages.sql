CREATE TABLE "spending_pages" (
	"institute_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spending_pages_institute_id_unit_id_pk" PRIMARY KEY("institute_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "year_handovers" (
	"institute_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"year" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"free" bigint NOT NULL,
	"committed" bigint NOT NULL,
	"payable" bigint NOT NULL,
	CONSTRAINT "year_handovers_institute_id_unit_id_year_pk" PRIMARY KEY("institute_id","unit_id","year")
);
--> statement-breakpoint
ALTER TABLE "spending_pages" ADD CONSTRAINT "spending_pages_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_handovers" ADD CONSTRAINT "year_handovers_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT lock_to_institute('spending_pages');
--> statement-breakpoint
SELECT lock_to_institute('year_handovers');
