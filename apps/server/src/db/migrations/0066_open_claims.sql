ALTER TABLE "ledger_accounts" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "year_handovers" ADD COLUMN "claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "year_handovers" ADD COLUMN "claimed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "expense_claims_open" ON "expense_claims" USING btree ("institute_id","unit_id","year") WHERE "expense_claims"."status" = 'submitted';--> statement-breakpoint
-- Written by hand from here on. What was entered until now is counted as the server counts from now on.
UPDATE ledger_accounts a SET entries = c.entries
FROM (
  SELECT institute_id, unit_id, year, kind, count(*)::int AS entries
  FROM (
    SELECT institute_id, unit_id, year, entry_id, min(kind) AS kind FROM ledger_lines
    WHERE unit_id IS NOT NULL AND kind IN ('free', 'committed', 'payable', 'spent') GROUP BY 1, 2, 3, 4) first
  GROUP BY 1, 2, 3, 4) c
WHERE a.institute_id = c.institute_id AND a.unit_id = c.unit_id AND a.year = c.year AND a.kind = c.kind
  AND a.commitment_id IS NULL AND a.desk_id IS NULL AND a.category IS NULL AND a.month IS NULL;
