import { appliedSeeds, type Db, letterTemplates } from '../../db';

const SEED = 'letter-templates';

const STARTING: readonly Omit<typeof letterTemplates.$inferInsert, 'changedAt' | 'changedBy'>[] = [
  {
    name: 'Admission: invitation to the test',
    subject: 'Admission test for {child} on {test date}',
    text: `Dear {name},

Thank you for registering {child} for {class}. The admission test is on {test date}.

Please bring the admit card. To print it, open Check your application on our website, and confirm this email address with the code we send you. The list below the card says what else to bring.

If you cannot come on that day, you may be able to choose another one on the same page, until the day before the test. Otherwise, reply to this email.

Application number: {number}`,
  },
  {
    name: 'Admission: registration fee not paid',
    use: 'fee',
    subject: 'The registration fee for {child} is not paid yet',
    text: `Dear {name},

Thank you for applying for a place for {child} in {class}. We have not received the registration fee yet, so we cannot review the application.

To pay, open the page with the link below, confirm this email address with the code we send you, and press Continue registration. We have kept your answers.

If you have paid in the last few days, you do not need to do anything. If you no longer want to apply, reply to this email.

Application number: {number}`,
  },
  {
    name: 'Admission: test reminder',
    use: 'test',
    subject: 'Admission test for {child} on {test date}',
    text: `Dear {name},

The admission test for {child} ({class}) is on {test date}. Please bring the admit card. To print it, open the page with the link below, and confirm this email address with the code we send you.

If you cannot come, you may be able to choose another day on the same page, until the day before the test. Otherwise, reply to this email.

Application number: {number}`,
  },
  {
    name: 'Message: thank you, we will call you',
    subject: 'Your message to the school',
    text: `Dear {name},

Thank you for your message. We would like to talk this through with you, and will call you within 2 working days on the number you gave us.

If another time or number suits you better, reply to this email.`,
  },
  {
    name: 'Donation: payment failed',
    subject: 'Your donation did not go through',
    text: `Dear {name},

Thank you for wanting to donate to the school. Your payment did not go through, and we have not received any money.

If you would like to try again, open the donation page with the link below. Another card, UPI or net banking may work where the first one failed.

If money has left your account, do not pay again. Your bank returns it within a few days. Reply to this email if it does not.`,
  },
  {
    name: 'Donation: transfer not found',
    subject: 'We cannot find your transfer yet',
    text: `Dear {name},

Thank you for telling us about your bank transfer. We have looked for the reference {number} in our account and have not found it yet. Please check in your bank’s app that the money has left your account, and that the reference, the amount and the date are right. Then reply to this email. If you can, attach a screenshot of the confirmation.`,
  },
  {
    name: 'Donation: thank you',
    subject: 'Thank you for your donation',
    text: `Dear {name},

Thank you for your donation. It helps us to teach, house and feed children whose families could not afford this school.

Your receipt has the number {number}. If anything on it is wrong, reply to this email.`,
  },
];

/** Once per database, so that templates removed by the school stay removed. */
export function seedTemplates(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const applied = await tx
      .insert(appliedSeeds)
      .values({ name: SEED })
      .onConflictDoNothing()
      .returning();
    if (applied.length === 0) return;
    const rows = STARTING.map((template) => ({ ...template, changedAt: now, changedBy: '' }));
    await tx.insert(letterTemplates).values(rows);
  });
}
