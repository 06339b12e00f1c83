import {
  accessLog,
  applicationMarks,
  contactMessages,
  type Db,
  jobApplications,
  officeNotes,
  officePasskeys,
  officePeople,
  officeStates,
  offlineDonations,
  preparedDecisions,
  transfers,
} from '@/school-api/db';
import { startSession } from '@/school-api/office/people/sessions';
import {
  addApplication,
  addDonation,
  addJob,
  addMail,
  addMessage,
  addOrder,
  addReceipt,
  numberOf,
} from '../../school-api/cli/rows';

type From = { now: Date; owner: { id: number; email: string } };

let number = 0;

/**
 * One record of each kind with this text in each field that the office shows; returns the addresses of
 * their pages. The passkey is the owner's: nobody sees others' passkeys.
 */
export async function fillEverything(db: Db, words: string, { now, owner }: From) {
  number += 1;
  const by = { officeStateAt: now, officeStateBy: words };
  const place = { address: words, city: words, state: words, pinCode: words, country: words };
  const person = { email: words, emailKey: words, mobile: words };
  const bank = `bank_${String(number).padStart(27, 'x')}`;

  const application = await addApplication(db, {
    firstName: words,
    lastName: words,
    guardianName: words,
    ...person,
    ...place,
    ...by,
    alternateMobile: words,
    studentType: words,
    applyFor: words,
    admissionDate: words,
    query: words,
    consentName: words,
    consentRelation: words,
    client: words,
    noticeVersion: words,
    consentVersion: words,
    createdAt: now,
    verifiedAt: now,
    completedAt: now,
    consentAt: now,
    officeState: 'accepted',
  });
  const donation = await addDonation(db, {
    donorName: words,
    email: words,
    mobile: words,
    ...place,
    message: words,
    createdAt: now,
  });
  const order = await addOrder(db, donation, {
    purpose: 'donation',
    state: 'paid',
    paidAt: now,
    createdAt: now,
    paymentId: words,
    providerOrderId: `${words}${number}`,
  });
  const paper = {
    payerName: words,
    address: words,
    email: words,
    cause: words,
    subject: words,
    paidAt: now,
  };
  await addReceipt(db, { ...paper, sourceId: order, reference: words });
  await db.insert(offlineDonations).values({
    id: bank,
    method: 'cheque',
    givenOn: now,
    amount: 50_000,
    reference: words,
    donorName: words,
    email: words,
    address: words,
    purpose: words,
    createdAt: now,
    cancelledAt: now,
    cancelReason: words,
  });
  const voided = { voidedAt: now, voidReason: words };
  await addReceipt(db, { ...paper, ...voided, sourceId: bank, reference: words, method: 'cheque' });
  await addMessage(db, {
    name: words,
    email: words,
    mobile: words,
    subject: words,
    message: words,
    createdAt: now,
    ...by,
    officeState: 'answered',
  });
  await addJob(db, {
    vacancy: words,
    applicantName: words,
    email: words,
    mobile: words,
    createdAt: now,
    qualification: words,
    experience: words,
    cvFindings: words,
    ...by,
    officeState: 'interview',
  });
  const newest = async (table: typeof contactMessages | typeof jobApplications) => {
    const rows = await db.select({ id: table.id }).from(table);
    return Math.max(...rows.map(({ id }) => id));
  };
  const message = await newest(contactMessages);
  const job = await newest(jobApplications);
  await addMail(db, { key: `receipt:${bank}`, recipient: words, state: 'dead', lastError: words });

  const [transfer] = await db
    .insert(transfers)
    .values({
      createdAt: now,
      reportedAmount: 50_000,
      reportedOn: '2026-11-18',
      donorName: words,
      email: words,
      emailKey: words,
      address: words,
      reference: words,
      referenceKey: words,
      purpose: words,
      bankAmount: 50_000,
      bankDate: '2026-11-19',
      bankText: words,
      batch: words,
      ...by,
    })
    .returning({ id: transfers.id });
  const records = [
    { applicationId: application },
    { donationId: donation },
    { offlineDonationId: bank },
    { messageId: message },
    { jobId: job },
    { transferId: transfer?.id },
  ];
  const author = { authorId: 1, authorName: words };
  const setter = { personId: 1, personName: words };
  for (const record of records) {
    await db.insert(officeNotes).values({ ...record, ...author, text: words, writtenAt: now });
    const states = { before: words, after: words, setAt: now };
    await db.insert(officeStates).values({ ...record, ...setter, ...states });
  }

  const entered = { applicationId: application, batch: words, personId: 1, personName: words };
  const decided = { answerBy: words, note: words, subject: words, text: words };
  await db
    .insert(preparedDecisions)
    .values({ ...entered, ...decided, state: 'place offered', enteredAt: now });
  await db.insert(applicationMarks).values({ ...entered, marks: words, enteredAt: now });

  const invited = { name: words, email: words, emailKey: `${words}${number}`, invitedAt: now };
  const [colleague] = await db
    .insert(officePeople)
    .values({ ...invited, role: 'editor', joinedAt: now })
    .returning({ id: officePeople.id });
  await startSession(db, colleague?.id ?? 0, { now, client: words, agent: words });
  await startSession(db, owner.id, { now, client: words, agent: words });
  const key = { credentialId: `${words}${number}`, publicKey: 'x', counter: 0, transports: [] };
  const [passkey] = await db
    .insert(officePasskeys)
    .values({ ...key, personId: owner.id, name: words, createdAt: now })
    .returning({ id: officePasskeys.id });
  const changed = { before: { [words]: words }, after: { name: words } };
  const [access] = await db
    .insert(accessLog)
    .values({ at: now, actor: words, action: words, record: words, client: words, ...changed })
    .returning({ id: accessLog.id });

  return [
    `/applications/${await numberOf(db, application)}`,
    `/donations/online/${donation}`,
    `/donations/offline/${bank}`,
    `/transfers/${transfer?.id}`,
    `/messages/${message}`,
    `/messages/${message}/erase`,
    `/jobs/${job}`,
    `/jobs/${job}/erase`,
    `/people/${colleague?.id}`,
    `/people/passkeys/${passkey?.id}`,
    `/audit/${access?.id}`,
  ];
}
