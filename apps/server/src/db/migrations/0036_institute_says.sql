ALTER TABLE "institutes" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "terms_url" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "year_starts_in" integer;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "off" text[] DEFAULT '{}' NOT NULL;