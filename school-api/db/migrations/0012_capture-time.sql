ALTER TABLE "disputes" ADD COLUMN "deducted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD COLUMN "deducted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "captured_at" timestamp with time zone;