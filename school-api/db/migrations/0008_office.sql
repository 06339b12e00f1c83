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
ALTER TABLE "access_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_challenges" ADD CONSTRAINT "office_challenges_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_codes" ADD CONSTRAINT "office_codes_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_links" ADD CONSTRAINT "office_links_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_passkeys" ADD CONSTRAINT "office_passkeys_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_sessions" ADD CONSTRAINT "office_sessions_person_id_office_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."office_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_challenges_expires" ON "office_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "office_codes_newest" ON "office_codes" USING btree ("email_key","purpose","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_codes_client" ON "office_codes" USING btree ("client","sent_at");--> statement-breakpoint
CREATE INDEX "office_codes_sent" ON "office_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "office_links_person" ON "office_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "office_passkeys_person" ON "office_passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "office_sessions_person" ON "office_sessions" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_log_actor" ON "access_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "access_log_action" ON "access_log" USING btree ("action","id");--> statement-breakpoint
-- What is found alike: without accents and case, with the digits of Devanagari as the others. The same on
-- every server, whatever its collation: records/search/fold.ts does the same to what is looked for.
CREATE FUNCTION "search_fold"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(regexp_replace(normalize("value", NFKD) COLLATE "C", '[\u0300-\u036f\u200c\u200d]', '', 'g'), '०१२३४५६७८९', '0123456789') COLLATE "C");
--> statement-breakpoint
-- Names by their words and written together; the rest as it is written. Cut, because a word has a limit.
-- Its cost is told, so that the planner reads the index of words also where a tenth of all rows match.
CREATE FUNCTION "search_words"("names" text, "exact" text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
RETURN array_to_tsvector(array_remove(string_to_array(regexp_replace(regexp_replace(
	translate(search_fold("names"), $$|.,;:'’()/_@+"-$$, '               ')
	|| ' ' || translate(search_fold("names"), $$| .,;:'’()/_@+"-$$, ' ')
	|| ' ' || search_fold("exact"), '\s+', ' ', 'g'), '(\S{60})\S*', '\1', 'g'), ' '), ''));
--> statement-breakpoint
CREATE TABLE "office_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text,
	"donation_id" text,
	"gift_id" text,
	"message_id" integer,
	"job_id" integer,
	"text" text NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"struck_at" timestamp with time zone,
	CONSTRAINT "office_notes_one_record" CHECK (num_nonnulls(application_id, donation_id, gift_id, message_id, job_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "office_states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text,
	"donation_id" text,
	"gift_id" text,
	"message_id" integer,
	"job_id" integer,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"person_id" integer NOT NULL,
	"person_name" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_states_one_record" CHECK (num_nonnulls(application_id, donation_id, gift_id, message_id, job_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fee_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fee_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "office_state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "office_state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "office_state_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "office_state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "office_state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "office_state_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "office_state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "office_state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "office_state_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_gift_id_offline_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."offline_gifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_job_id_job_applications_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_gift_id_offline_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."offline_gifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_states" ADD CONSTRAINT "office_states_job_id_job_applications_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_notes_application" ON "office_notes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "office_notes_donation" ON "office_notes" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "office_notes_gift" ON "office_notes" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "office_notes_message" ON "office_notes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "office_notes_job" ON "office_notes" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "office_states_application" ON "office_states" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "office_states_donation" ON "office_states" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "office_states_gift" ON "office_states" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "office_states_message" ON "office_states" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "office_states_job" ON "office_states" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_progress" ON "applications" USING btree ((case when "fee_state" = 'paid' then 'paid' when "completed_at" is not null then 'completed' when "verified_at" is not null then 'verified' else 'begun' end),"created_at","id");--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("office_state","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_class" ON "applications" USING btree ("apply_for","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_type" ON "applications" USING btree ("student_type","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin (search_words("first_name" || ' ' || "last_name" || '|' || "guardian_name", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("alternate_mobile", '[^0-9]', '', 'g') || ' ' || "id")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "donations_words" ON "donations" USING gin (search_words("donor_name", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("mobile_code", '[^0-9]', '', 'g') || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || "id")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "offline_gifts_words" ON "offline_gifts" USING gin (search_words("donor_name" || '|' || "reference", "email" || ' ' || "id")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_state" ON "job_applications" USING btree ("office_state","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_words" ON "job_applications" USING gin (search_words("applicant_name" || '|' || "vacancy", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("mobile_code", '[^0-9]', '', 'g') || regexp_replace("mobile", '[^0-9]', '', 'g'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("office_state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (search_words("name" || '|' || "subject", "email" || ' ' || regexp_replace("mobile", '[^0-9]', '', 'g') || ' ' || regexp_replace("mobile_code", '[^0-9]', '', 'g') || regexp_replace("mobile", '[^0-9]', '', 'g'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "payment_orders_words" ON "payment_orders" USING gin (search_words('', "id" || ' ' || coalesce("provider_order_id", '') || ' ' || coalesce("payment_id", ''))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "receipts_words" ON "receipts" USING gin (search_words('', "number" || ' ' || "reference")) WITH (fastupdate=false);
--> statement-breakpoint
UPDATE "applications" SET "fee_state" = o."state", "fee_test" = o."test" FROM "payment_orders" o WHERE o."purpose" = 'admission' AND o."subject_id" = "applications"."id";
--> statement-breakpoint
-- Lists of registrations are filtered by the state of the fee: with the order's, they would have to read
-- all orders. Whoever holds the row of an order may take that of its registration, never the other way.
CREATE FUNCTION "keep_fee_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "applications" SET "fee_state" = NEW."state", "fee_test" = NEW."test"
		WHERE "id" = NEW."subject_id" AND ("fee_state" <> NEW."state" OR "fee_test" <> NEW."test");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_orders_fee_state" AFTER INSERT OR UPDATE OF "state", "test" ON "payment_orders" FOR EACH ROW WHEN (NEW."purpose" = 'admission') EXECUTE FUNCTION "keep_fee_state"();--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "offline_gifts_newest" ON "offline_gifts" USING btree ("given_on","created_at","id");--> statement-breakpoint
CREATE INDEX "offline_gifts_cancelled" ON "offline_gifts" USING btree ("given_on","created_at","id") WHERE "offline_gifts"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "job_applications_vacancy" ON "job_applications" USING btree ("vacancy","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_state" ON "payment_orders" USING btree ("state","created_at","subject_id") WHERE "payment_orders"."purpose" = 'donation';--> statement-breakpoint
CREATE INDEX "payment_orders_test" ON "payment_orders" USING btree ("purpose","subject_id") WHERE "payment_orders"."test";--> statement-breakpoint
CREATE INDEX "outbox_key_begins" ON "outbox" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applications_completed" ON "applications" USING btree ("completed_at") WHERE not "applications"."fee_test";--> statement-breakpoint
CREATE INDEX "offline_gifts_valid" ON "offline_gifts" USING btree ("given_on","amount") WHERE "offline_gifts"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "payment_orders_paid" ON "payment_orders" USING btree ("paid_at","amount","returned") WHERE "payment_orders"."purpose" = 'donation' and "payment_orders"."state" = 'paid' and not "payment_orders"."test";--> statement-breakpoint
CREATE INDEX "payment_orders_attempted" ON "payment_orders" USING btree ("opened_at") WHERE "payment_orders"."state" = 'attempted';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
ALTER TABLE "captured_payments" ADD COLUMN "nth" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
UPDATE "captured_payments" SET "nth" = n."nth" FROM (SELECT "id", row_number() OVER (PARTITION BY "order_id" ORDER BY "heard_at", "id") AS "nth" FROM "captured_payments") n WHERE n."id" = "captured_payments"."id" AND n."nth" > 1;
--> statement-breakpoint
-- Payments are stored under the lock of their order's row, so that no two count at once.
CREATE FUNCTION "number_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."nth" := 1 + (SELECT count(*) FROM "captured_payments" WHERE "order_id" = NEW."order_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "captured_payments_nth" BEFORE INSERT ON "captured_payments" FOR EACH ROW EXECUTE FUNCTION "number_payment"();--> statement-breakpoint
CREATE INDEX "captured_payments_second" ON "captured_payments" USING btree ("order_id") WHERE "captured_payments"."nth" = 2;
