-- Written by hand: functions for the indexes below. Triggers and their functions are at the end.
-- Folds text for the search: no accents, lower case, Devanagari digits as ASCII ones, on any collation.
-- records/search/fold.ts folds what is searched for in the same way.
CREATE FUNCTION "search_fold"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(regexp_replace(normalize("value", NFKD) COLLATE "C", '[\u0300-\u036f\u200c\u200d]', '', 'g'), '०१२३४५६७८९', '0123456789') COLLATE "C");
--> statement-breakpoint
-- Names are indexed by word and with their words joined, other text as it stands. A lexeme's length is
-- limited, so words are cut. The high cost makes the planner use the index even if a tenth of all rows match.
CREATE FUNCTION "search_words"("names" text, "exact" text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
RETURN array_to_tsvector(array_remove(string_to_array(regexp_replace(regexp_replace(
	translate(search_fold("names"), $$|.,;:'’()/_@+"-$$, '               ')
	|| ' ' || translate(search_fold("names"), $$| .,;:'’()/_@+"-$$, ' ')
	|| ' ' || search_fold("exact"), '\s+', ' ', 'g'), '(\S{60})\S*', '\1', 'g'), ' '), ''));
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"record" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"client" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"findings" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "application_documents_one" UNIQUE("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "application_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"fields" text[] NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "applications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_number" text NOT NULL,
	"grant_hash" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"alternate_mobile" text DEFAULT '' NOT NULL,
	"student_type" text DEFAULT '' NOT NULL,
	"apply_for" text DEFAULT '' NOT NULL,
	"admission_date" text DEFAULT '' NOT NULL,
	"place_until" timestamp with time zone,
	"seat" integer,
	"seat_date" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pin_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notice_version" text DEFAULT '' NOT NULL,
	"consent_name" text DEFAULT '' NOT NULL,
	"consent_relation" text DEFAULT '' NOT NULL,
	"consent_version" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone,
	"consent_withdrawn_at" timestamp with time zone,
	"client" text DEFAULT '' NOT NULL,
	"visitor" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"fee_state" text DEFAULT '' NOT NULL,
	"fee_test" boolean DEFAULT false NOT NULL,
	"office_state" text DEFAULT 'received' NOT NULL,
	"office_state_at" timestamp with time zone,
	"office_state_by" text DEFAULT '' NOT NULL,
	"answer_by" text DEFAULT '' NOT NULL,
	"family_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "applications_number_unique" UNIQUE("number"),
	CONSTRAINT "applications_application_number_unique" UNIQUE("application_number")
);
--> statement-breakpoint
CREATE TABLE "code_sends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"email_key" text NOT NULL,
	"client" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"mailbox_key" text DEFAULT '' NOT NULL
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
	"public_id" integer,
	"state" text NOT NULL,
	"values" jsonb NOT NULL,
	"draft" jsonb,
	"slug" text,
	"from" timestamp with time zone,
	"until" timestamp with time zone,
	"draft_until" timestamp with time zone,
	"draft_scheduled" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_registration_fee" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "content_records_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "content_records_shown" CHECK ("content_records"."state" <> 'shown' or "content_records"."public_id" is not null),
	CONSTRAINT "content_records_registration_fee" CHECK (not "content_records"."is_registration_fee" or ("content_records"."list" = 'fees' and "content_records"."state" = 'shown' and "content_records"."until" is null))
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"record_id" integer NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "content_versions_record_id_number_pk" PRIMARY KEY("record_id","number")
);
--> statement-breakpoint
CREATE TABLE "news_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"batch" text NOT NULL,
	"person_id" integer NOT NULL,
	"person_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"marks" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepared_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prepared_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"batch" text NOT NULL,
	"person_id" integer NOT NULL,
	"person_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"answer_by" text NOT NULL,
	"note" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"release_at" timestamp with time zone,
	"release_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" text PRIMARY KEY NOT NULL,
	"donor_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_code" text NOT NULL,
	"mobile" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pin_code" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"indian_citizen" boolean,
	"notice_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donor_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"financial_year" text NOT NULL,
	"problem" text NOT NULL,
	"donor_key" text DEFAULT '' NOT NULL,
	"acknowledgement" text DEFAULT '' NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"email_key" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "donor_tax_ids" (
	"receipt_number" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"donor_key" text DEFAULT '' NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_donations" (
	"id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reference_key" text DEFAULT '' NOT NULL,
	"given_on" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"donor_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"indian_citizen" boolean,
	"kind" text DEFAULT 'Others' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_filings" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"acknowledgement" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"rows" integer NOT NULL,
	"paise" bigint NOT NULL,
	"donations" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_controls" (
	"key" text PRIMARY KEY NOT NULL,
	"field_name" text NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vacancy" text NOT NULL,
	"applicant_name" text NOT NULL,
	"mobile_code" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"qualification" text NOT NULL,
	"experience" text NOT NULL,
	"cv_file" text NOT NULL,
	"cv_bytes" integer NOT NULL,
	"cv_findings" text DEFAULT '' NOT NULL,
	"notice_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"office_state" text DEFAULT 'new' NOT NULL,
	"office_state_at" timestamp with time zone,
	"office_state_by" text DEFAULT '' NOT NULL
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
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"mobile_code" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"notice_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"office_state" text DEFAULT 'new' NOT NULL,
	"office_state_at" timestamp with time zone,
	"office_state_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"use" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"removed_at" timestamp with time zone,
	"before" jsonb,
	CONSTRAINT "letter_templates_use_unique" UNIQUE("use")
);
--> statement-breakpoint
CREATE TABLE "office_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text,
	"donation_id" text,
	"offline_donation_id" text,
	"message_id" integer,
	"job_id" integer,
	"transfer_id" integer,
	"key" text NOT NULL,
	"batch" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_letters_key_unique" UNIQUE("key"),
	CONSTRAINT "office_letters_one_record" CHECK (num_nonnulls(application_id, donation_id, offline_donation_id, message_id, job_id, transfer_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "office_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"person_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "office_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"person_id" integer,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"client" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "office_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"person_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "office_passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credential_id" text NOT NULL,
	"person_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] NOT NULL,
	"backed_up" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "office_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "office_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "office_people_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "office_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone NOT NULL,
	"client" text NOT NULL,
	"agent" text NOT NULL,
	CONSTRAINT "office_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "office_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text,
	"donation_id" text,
	"offline_donation_id" text,
	"message_id" integer,
	"job_id" integer,
	"transfer_id" integer,
	"text" text NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"struck_at" timestamp with time zone,
	CONSTRAINT "office_notes_one_record" CHECK (num_nonnulls(application_id, donation_id, offline_donation_id, message_id, job_id, transfer_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "office_states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text,
	"donation_id" text,
	"offline_donation_id" text,
	"message_id" integer,
	"job_id" integer,
	"transfer_id" integer,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"person_id" integer NOT NULL,
	"person_name" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_states_one_record" CHECK (num_nonnulls(application_id, donation_id, offline_donation_id, message_id, job_id, transfer_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "captured_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"nth" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"deducted" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"payment_id" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider_order_id" text,
	"test" boolean DEFAULT false NOT NULL,
	"payment_id" text,
	"failure_reason" text DEFAULT '' NOT NULL,
	"grant_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"rechecked_at" timestamp with time zone,
	"returned" bigint DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	"dispute" text DEFAULT 'none' NOT NULL,
	"refund_check_at" timestamp with time zone,
	"restored_at" timestamp with time zone,
	"number_in_notes" text,
	CONSTRAINT "payment_orders_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "payment_orders_subject" UNIQUE("purpose","subject_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "described_files" (
	"path" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"width" integer,
	"height" integer,
	"colour" text,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"shows_students" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "replaced_files" (
	"path" text PRIMARY KEY NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"record_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_serials" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
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
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"indian_citizen" boolean,
	"subject" text DEFAULT '' NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipts_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"key_secret" text NOT NULL,
	"webhook_secret" text NOT NULL,
	"switches" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"deducted" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"receipt" text,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"captured" boolean DEFAULT false NOT NULL,
	"captured_at" timestamp with time zone,
	"amount_refunded" bigint DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"vpa" text,
	"last4" text,
	"email" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"error_reason" text,
	"next_status" text,
	"next_at" timestamp with time zone,
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
CREATE TABLE "school_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applied_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"reported_amount" bigint,
	"reported_on" date,
	"donor_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_key" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"indian_citizen" boolean,
	"reference" text DEFAULT '' NOT NULL,
	"reference_key" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"notice_version" text DEFAULT '' NOT NULL,
	"bank_amount" bigint,
	"bank_date" date,
	"bank_text" text DEFAULT '' NOT NULL,
	"batch" text DEFAULT '' NOT NULL,
	"offline_donation_before" text DEFAULT '' NOT NULL,
	"offline_donation_id" text,
	"office_state" text DEFAULT 'new' NOT NULL,
	"office_state_at" timestamp with time zone,
	"office_state_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_old_slugs" ADD CONSTRAINT "news_old_slugs_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_marks" ADD CONSTRAINT "application_marks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_decisions" ADD CONSTRAINT "prepared_decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_letters" ADD CONSTRAINT "office_letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_letters" ADD CONSTRAINT "office_letters_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_letters" ADD CONSTRAINT "office_letters_offline_donation_id_offline_donations_id_fk" FOREIGN KEY ("offline_donation_id") REFERENCES "public"."offline_donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_letters" ADD CONSTRAINT "office_letters_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_letters" ADD CONSTRAINT "office_letters_job_id_job_applications_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_letters" ADD CONSTRAINT "office_letters_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_challenges" ADD CONSTRAINT "office_challenges_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_codes" ADD CONSTRAINT "office_codes_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_links" ADD CONSTRAINT "office_links_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_passkeys" ADD CONSTRAINT "office_passkeys_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_sessions" ADD CONSTRAINT "office_sessions_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_offline_donation_id_offline_donations_id_fk" FOREIGN KEY ("offline_donation_id") REFERENCES "public"."offline_donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_job_id_job_applications_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_offline_donation_id_offline_donations_id_fk" FOREIGN KEY ("offline_donation_id") REFERENCES "public"."offline_donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_job_id_job_applications_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_offline_donation_id_offline_donations_id_fk" FOREIGN KEY ("offline_donation_id") REFERENCES "public"."offline_donations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "access_log_person" ON "access_log" USING btree ("person","at");--> statement-breakpoint
CREATE INDEX "access_log_actor" ON "access_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "access_log_action" ON "access_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "application_documents_new" ON "application_documents" USING btree ("application_id") WHERE "application_documents"."file" <> '' and "application_documents"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "application_changes_newest" ON "application_changes" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_parent" ON "applications" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "applications_progress" ON "applications" USING btree ((case when "fee_state" = 'paid' then 'paid' when "completed_at" is not null then 'completed' when "verified_at" is not null then 'verified' else 'started' end),"created_at","number");--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("office_state","created_at","number");--> statement-breakpoint
CREATE INDEX "applications_class" ON "applications" USING btree ("apply_for","created_at","number");--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree ((lower("first_name" || ' ' || "last_name") collate "C"),"number");--> statement-breakpoint
CREATE INDEX "applications_by_class" ON "applications" USING btree ((lpad(regexp_replace("apply_for", '[^0-9]', '', 'g'), 3, '0') collate "C"),"number");--> statement-breakpoint
CREATE INDEX "applications_by_day" ON "applications" USING btree ((coalesce(nullif("admission_date", ''), '~') collate "C"),"number");--> statement-breakpoint
CREATE INDEX "applications_test_day" ON "applications" USING btree ("admission_date","created_at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_seat" ON "applications" USING btree ("seat_date","seat");--> statement-breakpoint
CREATE INDEX "applications_type" ON "applications" USING btree ("student_type","created_at","number");--> statement-breakpoint
CREATE INDEX "applications_completed" ON "applications" USING btree ("completed_at") WHERE not "applications"."fee_test";--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin (search_words("first_name" || ' ' || "last_name" || '|' || "guardian_name", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("alternate_mobile", '[^0-9]', '', 'g') || ' ' || "id" || ' ' || "application_number")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "code_sends_address" ON "code_sends" USING btree ("email_key","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_client" ON "code_sends" USING btree ("client","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_all" ON "code_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_newest" ON "one_time_codes" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "one_time_codes_mailbox" ON "one_time_codes" USING btree ("mailbox_key","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_records_registration_fee" ON "content_records" USING btree ("list") WHERE "content_records"."is_registration_fee";--> statement-breakpoint
CREATE UNIQUE INDEX "content_records_public" ON "content_records" USING btree ("list","public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_records_address" ON "content_records" USING btree ("list","slug") WHERE "content_records"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "content_records_newest" ON "content_records" USING btree ("list","dated_at","public_id") WHERE "content_records"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "content_records_year" ON "content_records" USING btree ("list",(("values"->>'year')::int)) WHERE "content_records"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "content_records_position" ON "content_records" USING btree ("list","position","id");--> statement-breakpoint
CREATE INDEX "content_records_from" ON "content_records" USING btree ("from") WHERE "content_records"."from" is not null;--> statement-breakpoint
CREATE INDEX "content_records_until" ON "content_records" USING btree ("until") WHERE "content_records"."until" is not null;--> statement-breakpoint
CREATE INDEX "content_records_binned" ON "content_records" USING btree ("binned_at") WHERE "content_records"."state" = 'binned';--> statement-breakpoint
CREATE INDEX "news_old_slugs_record" ON "news_old_slugs" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "application_marks_newest" ON "application_marks" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_marks_batch" ON "application_marks" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "prepared_decisions_newest" ON "prepared_decisions" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prepared_decisions_batch" ON "prepared_decisions" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "prepared_decisions_due" ON "prepared_decisions" USING btree ("release_at") WHERE "prepared_decisions"."release_at" is not null;--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donations_by_name" ON "donations" USING btree ((lower("donor_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "donations_by_phone" ON "donations" USING btree ("mobile","mobile_code");--> statement-breakpoint
CREATE INDEX "donations_words" ON "donations" USING gin (search_words("donor_name", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("mobile_code", '[^0-9]', '', 'g') || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || "id")) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "donor_certificates_donor" ON "donor_certificates" USING btree ("financial_year","donor_key") WHERE "donor_certificates"."problem" = '';--> statement-breakpoint
CREATE UNIQUE INDEX "donor_certificates_number" ON "donor_certificates" USING btree ("acknowledgement") WHERE "donor_certificates"."problem" = '';--> statement-breakpoint
CREATE INDEX "donor_tax_ids_donor" ON "donor_tax_ids" USING btree ("donor_key");--> statement-breakpoint
CREATE INDEX "offline_donations_newest" ON "offline_donations" USING btree ("given_on","created_at","id");--> statement-breakpoint
CREATE INDEX "offline_donations_cancelled" ON "offline_donations" USING btree ("given_on","created_at","id") WHERE "offline_donations"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "offline_donations_valid" ON "offline_donations" USING btree ("given_on","amount") WHERE "offline_donations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "offline_donations_reference" ON "offline_donations" USING btree ("reference_key");--> statement-breakpoint
CREATE INDEX "offline_donations_by_name" ON "offline_donations" USING btree ((lower("donor_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "offline_donations_by_amount" ON "offline_donations" USING btree ((lpad(("amount")::text, 15, '0') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "offline_donations_words" ON "offline_donations" USING gin (search_words("donor_name" || '|' || "reference", "email" || ' ' || "id")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_state" ON "job_applications" USING btree ("office_state","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_vacancy" ON "job_applications" USING btree ("vacancy","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_by_name" ON "job_applications" USING btree ((lower("applicant_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "job_applications_by_vacancy" ON "job_applications" USING btree ((lower("vacancy") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "job_applications_words" ON "job_applications" USING gin (search_words("applicant_name" || '|' || "vacancy", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("mobile_code", '[^0-9]', '', 'g') || regexp_replace("mobile", '[^0-9]', '', 'g'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mailbox_codes_newest" ON "mailbox_codes" USING btree ("email_key","purpose","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("office_state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree ((lower("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (search_words("name" || '|' || "subject", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("mobile_code", '[^0-9]', '', 'g') || regexp_replace("mobile", '[^0-9]', '', 'g'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "office_letters_application" ON "office_letters" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "office_letters_donation" ON "office_letters" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "office_letters_offline_donation" ON "office_letters" USING btree ("offline_donation_id");--> statement-breakpoint
CREATE INDEX "office_letters_message" ON "office_letters" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "office_letters_job" ON "office_letters" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "office_letters_transfer" ON "office_letters" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "office_letters_batch" ON "office_letters" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "office_challenges_expires" ON "office_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "office_codes_newest" ON "office_codes" USING btree ("email_key","purpose","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_codes_sent" ON "office_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "office_links_person" ON "office_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "office_passkeys_person" ON "office_passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "office_sessions_person" ON "office_sessions" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_notes_application" ON "office_notes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "office_notes_donation" ON "office_notes" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "office_notes_offline_donation" ON "office_notes" USING btree ("offline_donation_id");--> statement-breakpoint
CREATE INDEX "office_notes_message" ON "office_notes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "office_notes_job" ON "office_notes" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "office_notes_transfer" ON "office_notes" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "office_states_application" ON "office_states" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "office_states_donation" ON "office_states" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "office_states_offline_donation" ON "office_states" USING btree ("offline_donation_id");--> statement-breakpoint
CREATE INDEX "office_states_message" ON "office_states" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "office_states_job" ON "office_states" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "office_states_transfer" ON "office_states" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "office_states_set" ON "office_states" USING btree ("person_id","set_at");--> statement-breakpoint
CREATE INDEX "captured_payments_order" ON "captured_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "captured_payments_second" ON "captured_payments" USING btree ("order_id") WHERE "captured_payments"."nth" = 2;--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_unknown" ON "payment_events" USING btree ("check_at") WHERE "payment_events"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_orders_refund_due" ON "payment_orders" USING btree ("refund_check_at");--> statement-breakpoint
CREATE INDEX "payment_orders_state" ON "payment_orders" USING btree ("state",coalesce("paid_at", "created_at"),"subject_id") WHERE "payment_orders"."purpose" = 'donation';--> statement-breakpoint
CREATE INDEX "payment_orders_newest" ON "payment_orders" USING btree (coalesce("paid_at", "created_at"),"subject_id") WHERE "payment_orders"."purpose" = 'donation';--> statement-breakpoint
CREATE INDEX "payment_orders_returned" ON "payment_orders" USING btree (coalesce("paid_at", "created_at"),"subject_id") WHERE "payment_orders"."purpose" = 'donation' and "payment_orders"."returned" > 0;--> statement-breakpoint
CREATE INDEX "payment_orders_paid" ON "payment_orders" USING btree ("paid_at","amount","returned") WHERE "payment_orders"."purpose" = 'donation' and "payment_orders"."state" = 'paid' and not "payment_orders"."test";--> statement-breakpoint
CREATE INDEX "payment_orders_restored" ON "payment_orders" USING btree ("restored_at") WHERE "payment_orders"."restored_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_unnoted" ON "payment_orders" USING btree ("paid_at") WHERE "payment_orders"."state" = 'paid' and "payment_orders"."number_in_notes" is null;--> statement-breakpoint
CREATE INDEX "payment_orders_attempted" ON "payment_orders" USING btree ("opened_at") WHERE "payment_orders"."state" = 'attempted';--> statement-breakpoint
CREATE INDEX "payment_orders_test" ON "payment_orders" USING btree ("purpose","subject_id") WHERE "payment_orders"."test";--> statement-breakpoint
CREATE INDEX "payment_orders_by_amount" ON "payment_orders" USING btree ("purpose",(lpad(("amount")::text, 15, '0') collate "C"),"subject_id");--> statement-breakpoint
CREATE INDEX "payment_orders_words" ON "payment_orders" USING gin (search_words('', "id" || ' ' || coalesce("provider_order_id", '') || ' ' || coalesce("payment_id", ''))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_key_begins" ON "outbox" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pictures_uploaded" ON "pictures" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "pictures_binned" ON "pictures" USING btree ("binned_at") WHERE "pictures"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "preview_tokens_expires" ON "preview_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "receipts_email" ON "receipts" USING btree ("email_key","paid_at");--> statement-breakpoint
CREATE INDEX "receipts_paid" ON "receipts" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "receipts_cause" ON "receipts" USING btree ("cause","paid_at","amount","returned") WHERE "receipts"."purpose" = 'donation' and not "receipts"."test" and "receipts"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "receipts_words" ON "receipts" USING gin (search_words('', "number" || ' ' || "reference")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "sandbox_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree (timezone('Asia/Kolkata', coalesce("bank_date", "reported_on")::timestamp),"id");--> statement-breakpoint
CREATE INDEX "transfers_email" ON "transfers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "transfers_words" ON "transfers" USING gin (search_words("donor_name" || '|' || "reference" || '|' || "bank_text", "email")) WITH (fastupdate=false);--> statement-breakpoint
CREATE VIEW "public"."published_records" AS (select id as record_id, list, public_id as id, position, is_registration_fee, "values", slug, dated_at, xmin::text as version
    from content_records where state = 'shown');--> statement-breakpoint
-- Written by hand: drizzle-kit does not support triggers.
-- The access log is never changed, and nothing is deleted from it within a year.
CREATE FUNCTION "keep_access_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '1 year' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the access log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "access_log_kept" BEFORE UPDATE OR DELETE ON "access_log" FOR EACH ROW EXECUTE FUNCTION "keep_access_log"();
--> statement-breakpoint
CREATE TRIGGER "access_log_not_emptied" BEFORE TRUNCATE ON "access_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_access_log"();
--> statement-breakpoint
-- Applications are filtered by the state of their fee, so each has a copy: reading it from the orders would
-- mean reading all of them. Lock the order's row before the application's, never the other way round.
CREATE FUNCTION "keep_fee_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "applications" SET "fee_state" = NEW."state", "fee_test" = NEW."test"
		WHERE "id" = NEW."subject_id" AND ("fee_state" <> NEW."state" OR "fee_test" <> NEW."test");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_orders_fee_state" AFTER INSERT OR UPDATE OF "state", "test" ON "payment_orders" FOR EACH ROW WHEN (NEW."purpose" = 'admission') EXECUTE FUNCTION "keep_fee_state"();
--> statement-breakpoint
-- Payments are inserted while their order's row is locked, so that no two are numbered at once.
CREATE FUNCTION "number_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."nth" := 1 + (SELECT count(*) FROM "captured_payments" WHERE "order_id" = NEW."order_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "captured_payments_nth" BEFORE INSERT ON "captured_payments" FOR EACH ROW EXECUTE FUNCTION "number_payment"();
