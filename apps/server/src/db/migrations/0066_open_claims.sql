ALTER TABLE "year_handovers" ADD COLUMN "claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "year_handovers" ADD COLUMN "claimed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "expense_claims_open" ON "expense_claims" USING btree ("institute_id","unit_id","year") WHERE "expense_claims"."status" = 'submitted';