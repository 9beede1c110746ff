CREATE TABLE "approval_deputies" (
	"institute_id" uuid NOT NULL,
	"principal_id" uuid NOT NULL,
	"deputy_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "approval_deputies_institute_id_principal_id_pk" PRIMARY KEY("institute_id","principal_id"),
	CONSTRAINT "approval_deputies_other" CHECK ("approval_deputies"."principal_id" <> "approval_deputies"."deputy_id"),
	CONSTRAINT "approval_deputies_days" CHECK ("approval_deputies"."starts_on" <= "approval_deputies"."ends_on" and "approval_deputies"."ends_on" - "approval_deputies"."starts_on" < 366)
);
--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD COLUMN "principal_id" uuid;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD COLUMN "open_seats" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_principal_fk" FOREIGN KEY ("institute_id","principal_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_deputy_fk" FOREIGN KEY ("institute_id","deputy_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_deputies_deputy" ON "approval_deputies" USING btree ("institute_id","deputy_id");--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_principal_fk" FOREIGN KEY ("institute_id","principal_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT lock_to_institute('approval_deputies');
--> statement-breakpoint
-- What is open so far has one step, which the adviser of the class decides.
UPDATE "approval_requests" SET "open_seats" = jsonb_build_array(jsonb_build_object(
  'office', 'adviser ' || ("subject" -> 'batch' ->> 'admission_year') || ' ' || ("subject" -> 'batch' ->> 'program'),
  'remind_at', to_char((("steps" -> 0 ->> 'openedAt')::timestamptz + interval '7 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'deputies_from', to_char((("steps" -> 0 ->> 'openedAt')::timestamptz + interval '14 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)) WHERE "status" = 'open' AND "subject" -> 'batch' IS NOT NULL;
