/** What the inputs are called where they are told of. */
const LABELS: Record<string, string> = {
  session: 'Session',
  announcedSession: 'Session that is announced',
  announcement: 'Announcement',
  phones: 'Phone numbers',
  whatsApp: 'WhatsApp number',
  reminders: 'Reminders to families',
  hours: 'Office hours',
  email: 'Office email',
  admissionsEmail: 'Admissions email',
  address: 'Address',
  street: 'Street',
  locality: 'Town or village',
  district: 'District',
  state: 'State',
  postalCode: 'Postal code',
  mapUrl: 'Map link',
  social: 'Social networks',
};

export const labelOf = (name: string): string => LABELS[name] ?? name;
