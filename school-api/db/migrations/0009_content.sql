CREATE TABLE "syllabus_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"grade" integer NOT NULL,
	"subject" text NOT NULL,
	"file" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"tag" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_instances" (
	"instance" text PRIMARY KEY NOT NULL,
	"applied" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"live_id" integer,
	"last_live_id" integer,
	"state" text NOT NULL,
	"values" jsonb NOT NULL,
	"draft" jsonb,
	"slug" text,
	"from" timestamp with time zone,
	"until" timestamp with time zone,
	"place" integer DEFAULT 0 NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"dated_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"binned_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"shown_since" timestamp with time zone,
	"change_number" bigint,
	"form_key" text,
	CONSTRAINT "content_records_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"record_id" integer NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"what" text NOT NULL,
	CONSTRAINT "content_versions_record_id_number_pk" PRIMARY KEY("record_id","number")
);
--> statement-breakpoint
CREATE TABLE "news_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"shows_pupils" boolean DEFAULT false NOT NULL,
	"consent_on_file" boolean DEFAULT false NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" text NOT NULL,
	"replaced_by" integer,
	"replaced_at" timestamp with time zone,
	"binned_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pictures_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "school_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_old_slugs" ADD CONSTRAINT "news_old_slugs_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_records_live" ON "content_records" USING btree ("list","live_id");--> statement-breakpoint
CREATE INDEX "content_records_last_live" ON "content_records" USING btree ("list","last_live_id");--> statement-breakpoint
CREATE INDEX "content_records_place" ON "content_records" USING btree ("list","place","id");--> statement-breakpoint
CREATE INDEX "content_records_dated" ON "content_records" USING btree ("list","dated_at","id");--> statement-breakpoint
CREATE INDEX "content_records_slug" ON "content_records" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "content_records_from" ON "content_records" USING btree ("from") WHERE "content_records"."from" is not null;--> statement-breakpoint
CREATE INDEX "content_records_until" ON "content_records" USING btree ("until") WHERE "content_records"."until" is not null;--> statement-breakpoint
CREATE INDEX "content_records_binned" ON "content_records" USING btree ("binned_at") WHERE "content_records"."state" = 'binned';--> statement-breakpoint
CREATE INDEX "news_old_slugs_record" ON "news_old_slugs" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "pictures_uploaded" ON "pictures" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "pictures_binned" ON "pictures" USING btree ("binned_at") WHERE "pictures"."binned_at" is not null;