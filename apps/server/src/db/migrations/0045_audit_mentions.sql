CREATE TABLE "audit_mentions" (
	"institute_id" uuid NOT NULL,
	"mention" text NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "audit_mentions_institute_id_mention_sequence_pk" PRIMARY KEY("institute_id","mention","sequence")
);
--> statement-breakpoint
ALTER TABLE "audit_mentions" ADD CONSTRAINT "audit_mentions_row_fk" FOREIGN KEY ("institute_id","sequence") REFERENCES "public"."audit_log"("institute_id","sequence") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "audit_mentions_row" ON "audit_mentions" USING btree ("institute_id","sequence");
--> statement-breakpoint
-- Written by hand from here on.
SELECT lock_to_institute('audit_mentions');
--> statement-breakpoint
-- Whom the rows mention that are there already, so many rows at a time: what AUDIT_ACTIONS declared of them when this was written. The log
-- itself, its seals and its chain stay as they are.
DO $$
DECLARE
  step CONSTANT bigint := 50000;
  reached bigint := (SELECT min(sequence) FROM audit_log);
  last CONSTANT bigint := (SELECT max(sequence) FROM audit_log);
BEGIN
  WHILE reached <= last LOOP
    INSERT INTO audit_mentions (institute_id, mention, sequence)
    SELECT l.institute_id, lower(l.detail ->> f.field), l.sequence
    FROM audit_log l
    JOIN (VALUES
      ('account.change-email', 'from'), ('account.change-email', 'to'), ('account.merge', 'goneEmail'), ('session.refuse', 'account'),
      ('unit.change-contact', 'from'), ('unit.change-contact', 'to'), ('unit.create', 'contactEmail'), ('unit.create', 'coordinatorId')
    ) AS f (action, field) ON f.action = l.action
    WHERE l.sequence >= reached AND l.sequence < reached + step AND coalesce(l.detail ->> f.field, '') NOT IN ('', 'erased')
    ON CONFLICT DO NOTHING;
    reached := reached + step;
  END LOOP;
END
$$;
--> statement-breakpoint
-- Erasures, one a person: who cannot be erased keeps nobody else. One that was given up is begun anew a day later.
SELECT jobs.create_queue('erasures', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 300, "retentionSeconds": 604800, "deleteAfterSeconds": 86400}');
