CREATE TABLE "curriculums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"class_name" text DEFAULT '' NOT NULL,
	"info" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"brochure_file" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faculty" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faculty_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"file_link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"year" integer NOT NULL,
	"class_key" text NOT NULL,
	"name" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"stream" text DEFAULT '' NOT NULL,
	"percentage" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admission_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admission_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"admission_date" date,
	"admission_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	"amount" numeric(12, 2),
	"brochure_pdf" text DEFAULT '' NOT NULL,
	CONSTRAINT "fee_records_category_unique" UNIQUE("category")
);
--> statement-breakpoint
CREATE TABLE "form_controls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_controls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"field_name" text NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "form_controls_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"vacancy_name" text NOT NULL,
	"subjects" text DEFAULT '' NOT NULL,
	"additional_info" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"internal_link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slider_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slider_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"sub_title_link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"video_link" text DEFAULT '' NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"scheduled_date" date,
	"details" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gurukulam_programmes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gurukulam_programmes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"button" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekly_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"scheduled_date" date,
	"file" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applied_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alumni" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alumni_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "results_year" ON "results" USING btree ("year");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);