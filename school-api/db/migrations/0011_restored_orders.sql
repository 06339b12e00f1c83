ALTER TABLE "payment_events" ADD COLUMN "payment_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "restored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "noted_number" text;--> statement-breakpoint
CREATE INDEX "payment_events_unknown" ON "payment_events" USING btree ("ask_at") WHERE "payment_events"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_restored" ON "payment_orders" USING btree ("restored_at") WHERE "payment_orders"."restored_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_unnoted" ON "payment_orders" USING btree ("paid_at") WHERE "payment_orders"."state" = 'paid' and "payment_orders"."noted_number" is null;