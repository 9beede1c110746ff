CREATE TABLE "cash_handovers" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"counted" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"reason" text NOT NULL,
	"counted_by" uuid NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"received_by" uuid,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "cash_handovers_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "cash_handovers_counted" CHECK ("cash_handovers"."counted" between 1 and "cash_handovers"."expected"),
	CONSTRAINT "cash_handovers_signed" CHECK (("cash_handovers"."received_at" is null) = ("cash_handovers"."received_by" is null)),
	CONSTRAINT "cash_handovers_two" CHECK ("cash_handovers"."received_by" <> "cash_handovers"."counted_by")
);
--> statement-breakpoint
CREATE TABLE "event_fees" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"via" text NOT NULL,
	"reference" text NOT NULL,
	"taken_by" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"refund_via" text,
	"refund_reference" text DEFAULT '' NOT NULL,
	"refund_reason" text DEFAULT '' NOT NULL,
	"refunded_by" uuid,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "event_fees_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "event_fees_amount" CHECK ("event_fees"."amount" > 0),
	CONSTRAINT "event_fees_refunded" CHECK (("event_fees"."refunded_at" is null) = ("event_fees"."refund_via" is null))
);
--> statement-breakpoint
CREATE TABLE "expense_claim_lines" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"what" text NOT NULL,
	"budget_line_id" text NOT NULL,
	"category" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"receipt_total" bigint NOT NULL,
	"approved" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"receipt_ids" uuid[] NOT NULL,
	CONSTRAINT "expense_claim_lines_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "expense_claim_lines_amounts" CHECK ("expense_claim_lines"."approved" between 0 and "expense_claim_lines"."amount" and "expense_claim_lines"."amount" between 1 and "expense_claim_lines"."receipt_total"),
	CONSTRAINT "expense_claim_lines_reason" CHECK ("expense_claim_lines"."approved" = "expense_claim_lines"."amount" or "expense_claim_lines"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "expense_claims" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"commitment_title" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"year" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"approved_amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "expense_claims_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "expense_claims_amounts" CHECK ("expense_claims"."amount" > 0 and "expense_claims"."approved_amount" between 0 and "expense_claims"."amount"),
	CONSTRAINT "expense_claims_decided" CHECK (("expense_claims"."status" = 'submitted') = ("expense_claims"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"sealed" text NOT NULL,
	"ifsc" text,
	"account_ending" text,
	"has_upi" boolean NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payees_institute_id_user_id_pk" PRIMARY KEY("institute_id","user_id"),
	CONSTRAINT "payees_account" CHECK (("payees"."ifsc" is null) = ("payees"."account_ending" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_batches" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"exported_at" timestamp (3) with time zone,
	"tally_exported_at" timestamp (3) with time zone,
	CONSTRAINT "payment_batches_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"batch_id" uuid,
	"number" text NOT NULL,
	"way" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	CONSTRAINT "payments_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_settled" CHECK (("payments"."state" = 'pending') = ("payments"."settled_at" is null)),
	CONSTRAINT "payments_reference" CHECK ("payments"."state" <> 'paid' or "payments"."reference" <> '')
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"image" "bytea",
	"hash" text NOT NULL,
	"total" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"file_gone_at" timestamp (3) with time zone,
	CONSTRAINT "receipts_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "receipts_claimed" CHECK (("receipts"."claimed_at" is null) = ("receipts"."total" is null))
);
--> statement-breakpoint
CREATE TABLE "treasurers" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "treasurers_institute_id_user_id_pk" PRIMARY KEY("institute_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_event_id_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_counted_by_fk" FOREIGN KEY ("institute_id","counted_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_received_by_fk" FOREIGN KEY ("institute_id","received_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_fees" ADD CONSTRAINT "event_fees_event_id_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_fees" ADD CONSTRAINT "event_fees_user_id_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_fees" ADD CONSTRAINT "event_fees_taken_by_fk" FOREIGN KEY ("institute_id","taken_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_fees" ADD CONSTRAINT "event_fees_refunded_by_fk" FOREIGN KEY ("institute_id","refunded_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_claim_lines" ADD CONSTRAINT "expense_claim_lines_claim_fk" FOREIGN KEY ("institute_id","claim_id") REFERENCES "public"."expense_claims"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_maker_fk" FOREIGN KEY ("institute_id","made_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_claim_fk" FOREIGN KEY ("institute_id","claim_id") REFERENCES "public"."expense_claims"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_batch_fk" FOREIGN KEY ("institute_id","batch_id") REFERENCES "public"."payment_batches"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_settler_fk" FOREIGN KEY ("institute_id","settled_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasurers" ADD CONSTRAINT "treasurers_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_handovers_open" ON "cash_handovers" USING btree ("institute_id","event_id") WHERE "cash_handovers"."received_at" is null;--> statement-breakpoint
CREATE INDEX "cash_handovers_event" ON "cash_handovers" USING btree ("institute_id","event_id","counted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_fees_once" ON "event_fees" USING btree ("institute_id","event_id","user_id") WHERE "event_fees"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "event_fees_user" ON "event_fees" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "expense_claim_lines_claim" ON "expense_claim_lines" USING btree ("institute_id","claim_id","place");--> statement-breakpoint
CREATE INDEX "expense_claim_lines_receipts" ON "expense_claim_lines" USING gin ("receipt_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "expense_claims_request" ON "expense_claims" USING btree ("institute_id","request_id");--> statement-breakpoint
CREATE INDEX "expense_claims_user" ON "expense_claims" USING btree ("institute_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "expense_claims_made" ON "expense_claims" USING btree ("institute_id","created_at","id");--> statement-breakpoint
CREATE INDEX "expense_claims_payable" ON "expense_claims" USING btree ("institute_id","decided_at","id") WHERE "expense_claims"."status" in ('approved', 'partly-approved');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_batches_number" ON "payment_batches" USING btree ("institute_id","number");--> statement-breakpoint
CREATE INDEX "payment_batches_made" ON "payment_batches" USING btree ("institute_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("institute_id","claim_id") WHERE "payments"."state" <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("institute_id","number");--> statement-breakpoint
CREATE INDEX "payments_batch" ON "payments" USING btree ("institute_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_name" ON "receipts" USING btree ("institute_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_once" ON "receipts" USING btree ("institute_id","hash") WHERE "receipts"."claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "receipts_kept" ON "receipts" USING btree ("institute_id","claimed_at") WHERE "receipts"."file_gone_at" is null;--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("institute_id","user_id","hash");--> statement-breakpoint
SELECT lock_to_institute(name::regclass) FROM unnest(ARRAY[
  'expense_claims', 'expense_claim_lines', 'receipts', 'treasurers', 'payees', 'payment_batches', 'payments', 'event_fees', 'cash_handovers'
]) name;
