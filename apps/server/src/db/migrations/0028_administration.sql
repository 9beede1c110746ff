CREATE TABLE "import_rows" (
	"institute_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"fate" text,
	"note" text DEFAULT '' NOT NULL,
	"undo" jsonb,
	CONSTRAINT "import_rows_institute_id_import_id_line_pk" PRIMARY KEY("institute_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"header" text[] NOT NULL,
	"columns" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"counts" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"apply_at" timestamp (3) with time zone,
	"applied_by" uuid,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"failure" text,
	"left_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "administrator_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_fk" FOREIGN KEY ("institute_id","import_id") REFERENCES "public"."imports"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_creator_fk" FOREIGN KEY ("institute_id","created_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_applier_fk" FOREIGN KEY ("institute_id","applied_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_fate" ON "import_rows" USING btree ("institute_id","import_id","fate","line");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("institute_id","created_at","id");
--> statement-breakpoint
-- Tables that are brought in: one at work at a time, so that what one checks the other does not change.
SELECT jobs.create_queue('imports', '{"policy": "singleton", "retryLimit": 3, "retryDelay": 5, "expireInSeconds": 600, "retentionSeconds": 31536000, "deleteAfterSeconds": 604800}');
--> statement-breakpoint
SELECT lock_to_institute('imports');
--> statement-breakpoint
SELECT lock_to_institute('import_rows');
