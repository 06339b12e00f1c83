CREATE TABLE "application_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"fields" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"record_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
DROP INDEX "applications_progress";--> statement-breakpoint
DROP INDEX "applications_state";--> statement-breakpoint
DROP INDEX "applications_class";--> statement-breakpoint
DROP INDEX "applications_type";--> statement-breakpoint
-- In the order in which the registrations were begun, which is not that of the disk.
ALTER TABLE "applications" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "applications" SET "number" = n."number" FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "number" FROM "applications") n WHERE n."id" = "applications"."id";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "number" ADD GENERATED ALWAYS AS IDENTITY (sequence name "applications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('"applications_number_seq"', coalesce((SELECT max("number") FROM "applications"), 0) + 1, false);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "grant_hash" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "grant_hash" text;--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_changes_newest" ON "application_changes" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "preview_tokens_expires" ON "preview_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "applications_progress" ON "applications" USING btree ((case when "fee_state" = 'paid' then 'paid' when "completed_at" is not null then 'completed' when "verified_at" is not null then 'verified' else 'begun' end),"created_at","number");--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("office_state","created_at","number");--> statement-breakpoint
CREATE INDEX "applications_class" ON "applications" USING btree ("apply_for","created_at","number");--> statement-breakpoint
CREATE INDEX "applications_type" ON "applications" USING btree ("student_type","created_at","number");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_number_unique" UNIQUE("number");