CREATE TABLE "budget_requests" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"year" text NOT NULL,
	"event_id" uuid,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "budget_requests_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "budget_requests_amount" CHECK ("budget_requests"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"institute_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"unit_id" uuid,
	"commitment_id" uuid,
	"desk_id" uuid,
	"category" text,
	"month" text,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_accounts_institute_id_key_pk" PRIMARY KEY("institute_id","key"),
	CONSTRAINT "ledger_accounts_floor" CHECK ("ledger_accounts"."balance" >= 0 or "ledger_accounts"."kind" in ('funds', 'fees') or "ledger_accounts"."month" is not null),
	CONSTRAINT "ledger_accounts_exact" CHECK (abs("ledger_accounts"."balance") <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"subject_id" uuid,
	"corrects_id" uuid,
	"reason" text NOT NULL,
	"once" text,
	CONSTRAINT "ledger_entries_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('allocation', 'commitment', 'release', 'claim', 'claim-return', 'payment', 'refund', 'fee', 'fee-refund', 'cash-handover', 'carry-over', 'opening', 'correction')),
	CONSTRAINT "ledger_entries_corrects" CHECK (("ledger_entries"."kind" = 'correction') = ("ledger_entries"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"institute_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"unit_id" uuid,
	"commitment_id" uuid,
	"desk_id" uuid,
	"category" text,
	"month" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lines_institute_id_entry_id_place_pk" PRIMARY KEY("institute_id","entry_id","place"),
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ledger_allocated" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ledger_spent" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "ledger_budgets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_requests" ADD CONSTRAINT "budget_requests_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_requests" ADD CONSTRAINT "budget_requests_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_requests" ADD CONSTRAINT "budget_requests_requester_fk" FOREIGN KEY ("institute_id","requested_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_corrects_fk" FOREIGN KEY ("institute_id","corrects_id") REFERENCES "public"."ledger_entries"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_fk" FOREIGN KEY ("institute_id","entry_id") REFERENCES "public"."ledger_entries"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_requests_request" ON "budget_requests" USING btree ("institute_id","request_id");--> statement-breakpoint
CREATE INDEX "budget_requests_unit" ON "budget_requests" USING btree ("institute_id","unit_id","year","created_at");--> statement-breakpoint
CREATE INDEX "budget_requests_event" ON "budget_requests" USING btree ("institute_id","event_id") WHERE "budget_requests"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "budget_requests_requester" ON "budget_requests" USING btree ("institute_id","requested_by");--> statement-breakpoint
CREATE INDEX "budget_requests_due" ON "budget_requests" USING btree ("institute_id","ends_on") WHERE "budget_requests"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "ledger_accounts_year" ON "ledger_accounts" USING btree ("institute_id","year","unit_id") WHERE "ledger_accounts"."commitment_id" is null and "ledger_accounts"."desk_id" is null;--> statement-breakpoint
CREATE INDEX "ledger_accounts_commitment" ON "ledger_accounts" USING btree ("institute_id","commitment_id") WHERE "ledger_accounts"."commitment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("institute_id","once");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_corrects" ON "ledger_entries" USING btree ("institute_id","corrects_id") WHERE "ledger_entries"."corrects_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_subject" ON "ledger_entries" USING btree ("institute_id","subject_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_unit" ON "ledger_lines" USING btree ("institute_id","unit_id","year","entry_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_year" ON "ledger_lines" USING btree ("institute_id","year","entry_id");--> statement-breakpoint
-- Written by hand from here on. What was entered stays as it is: a mistake is countered by another entry.
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE ON ledger_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_lines_no_truncate BEFORE TRUNCATE ON ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The sides of an entry sum to zero. It is asked at the end of the transaction, once all of them are there.
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := coalesce(to_jsonb(NEW) ->> 'entry_id', to_jsonb(NEW) ->> 'id')::uuid;
BEGIN
  IF (SELECT coalesce(sum(amount), 1) FROM ledger_lines l WHERE l.institute_id = NEW.institute_id AND l.entry_id = entry) <> 0 THEN
    RAISE EXCEPTION 'entry % does not sum to zero', entry USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_sum';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_lines_sum AFTER INSERT ON ledger_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
SELECT lock_to_institute(name::regclass) FROM unnest(ARRAY['budget_requests', 'ledger_entries', 'ledger_lines', 'ledger_accounts']) name;
--> statement-breakpoint
-- It is off where people are at home already, until somebody switches it on.
UPDATE institutes SET off = array_append(off, 'money')
WHERE NOT 'money' = ANY (off) AND EXISTS (SELECT FROM users u WHERE u.institute_id = institutes.id);
