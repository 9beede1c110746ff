CREATE TABLE "import_progress" (
	"institute_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"done" integer NOT NULL,
	"of" integer NOT NULL,
	CONSTRAINT "import_progress_institute_id_import_id_pk" PRIMARY KEY("institute_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "saml_requests" ADD COLUMN "purpose" text DEFAULT 'sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_session" jsonb;--> statement-breakpoint
ALTER TABLE "sign_in_providers" ADD COLUMN "logout_address" text;--> statement-breakpoint
ALTER TABLE "sign_in_providers" ADD COLUMN "signing_certificate" text;--> statement-breakpoint
ALTER TABLE "import_progress" ADD CONSTRAINT "import_progress_import_fk" FOREIGN KEY ("institute_id","import_id") REFERENCES "public"."imports"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_provider_session" ON "sessions" USING btree ("institute_id","provider",("provider_session" ->> 'nameId')) WHERE "sessions"."provider_session" is not null;--> statement-breakpoint
-- How far a table is, is its institute's own.
SELECT lock_to_institute('import_progress');
--> statement-breakpoint
-- Positions are taken back by the importer of records: what was brought in within the last day says so its way.
UPDATE "import_rows" SET "undo" = ("undo" - 'positionId') || jsonb_build_object('id', "undo" -> 'positionId') WHERE "undo" ? 'positionId';
