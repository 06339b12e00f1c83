ALTER TABLE "content_records" ADD COLUMN "draft_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_records" ADD COLUMN "draft_planned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "content_records" SET "draft_until" = "until", "draft_planned" = "state" = 'shown' AND "from" IS NOT NULL WHERE "draft" IS NOT NULL;