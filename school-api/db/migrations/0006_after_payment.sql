CREATE TABLE "donor_tax_ids" (
	"receipt_number" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"means" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reference_key" text DEFAULT '' NOT NULL,
	"given_on" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"donor_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'Others' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_filings" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"acknowledgement" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailbox_grants" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captured_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"source_id" text NOT NULL,
	"test" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"payer_name" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"means" text NOT NULL,
	"reference" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipts_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"next_status" text,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "indian_citizen" boolean;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "dispute" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "refund_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "amount_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_gifts_reference" ON "offline_gifts" USING btree ("reference_key");--> statement-breakpoint
CREATE INDEX "mailbox_codes_newest" ON "mailbox_codes" USING btree ("email_key","purpose","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "captured_payments_order" ON "captured_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_email" ON "receipts" USING btree ("email_key","paid_at");--> statement-breakpoint
CREATE INDEX "receipts_paid" ON "receipts" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_orders_refund_due" ON "payment_orders" USING btree ("refund_check_at");--> statement-breakpoint
INSERT INTO "captured_payments" ("id", "order_id", "amount", "currency", "heard_at")
SELECT "payment_id", "id", "amount", "currency", "paid_at" FROM "payment_orders" WHERE "state" = 'paid' AND "payment_id" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "payment_orders" SET "refund_check_at" = now() WHERE "state" = 'paid' AND "paid_at" > now() - interval '180 days';--> statement-breakpoint
INSERT INTO "receipts" ("number", "purpose", "source_id", "test", "paid_at", "issued_at", "amount", "payer_name", "address", "email", "email_key", "means", "reference", "subject")
SELECT mail."data" ->> 'receiptNumber', 'donation', paid."id", paid."test", paid."paid_at", paid."paid_at", paid."amount",
	mail."data" ->> 'donorName', mail."data" ->> 'address', mail."recipient", lower(trim(mail."recipient")), 'online', paid."payment_id", mail."data" ->> 'message'
FROM "payment_orders" paid JOIN "outbox" mail ON mail."key" = 'receipt:' || paid."id"
WHERE paid."state" = 'paid' AND mail."kind" = 'donation-receipt'
ON CONFLICT DO NOTHING;--> statement-breakpoint
WITH fees AS (
	SELECT paid.*, coalesce(child."guardian_name", '') AS guardian, coalesce(child."email", '') AS email,
		trim(coalesce(child."first_name", '') || ' ' || coalesce(child."last_name", '')) AS child,
		concat_ws(', ', nullif(child."address", ''), nullif(child."city", ''), nullif(child."state", ''), nullif(child."pin_code", ''), nullif(child."country", '')) AS place,
		extract(year FROM (paid."paid_at" AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::integer AS year
	FROM "payment_orders" paid LEFT JOIN "applications" child ON child."id" = paid."subject_id"
	WHERE paid."state" = 'paid' AND paid."purpose" = 'admission'
), numbered AS (
	SELECT *, year || '-' || lpad(((year + 1) % 100)::text, 2, '0') AS "financial",
		row_number() OVER (PARTITION BY "test", year ORDER BY "paid_at", "id") AS "serial"
	FROM fees
), written AS (
	INSERT INTO "receipts" ("number", "purpose", "source_id", "test", "paid_at", "issued_at", "amount", "payer_name", "address", "email", "email_key", "means", "reference", "subject")
	SELECT CASE WHEN "test" THEN 'TEST-F/' ELSE 'F/' END || "financial" || '/' || lpad("serial"::text, 6, '0'),
		'admission', "id", "test", "paid_at", "paid_at", "amount", coalesce(nullif(guardian, ''), child), place, email, lower(trim(email)), 'online', "payment_id", child
	FROM numbered
)
INSERT INTO "receipt_serials" ("financial_year", "last")
SELECT CASE WHEN "test" THEN 'TEST-F/' ELSE 'F/' END || "financial", max("serial")::integer FROM numbered GROUP BY "test", "financial";
