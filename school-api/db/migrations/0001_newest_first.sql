DROP INDEX "application_changes_newest";--> statement-breakpoint
DROP INDEX "one_time_codes_newest";--> statement-breakpoint
DROP INDEX "application_marks_newest";--> statement-breakpoint
DROP INDEX "prepared_decisions_newest";--> statement-breakpoint
DROP INDEX "mailbox_codes_newest";--> statement-breakpoint
DROP INDEX "office_codes_newest";--> statement-breakpoint
DROP INDEX "office_sessions_person";--> statement-breakpoint
CREATE INDEX "application_changes_newest" ON "application_changes" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_codes_newest" ON "one_time_codes" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_marks_newest" ON "application_marks" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prepared_decisions_newest" ON "prepared_decisions" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mailbox_codes_newest" ON "mailbox_codes" USING btree ("email_key","purpose","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "office_codes_newest" ON "office_codes" USING btree ("email_key","purpose","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "office_sessions_person" ON "office_sessions" USING btree ("person_id","id" DESC NULLS FIRST);