ALTER TABLE "one_time_codes" ADD COLUMN "mailbox_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "code_sends_all" ON "code_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_mailbox" ON "one_time_codes" USING btree ("mailbox_key","sent_at");