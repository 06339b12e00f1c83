/** A donation as a visitor's page sends it. */
export const DONATION = {
  mobile: '0000000012',
  donor_name: 'Asha Vrajwasi',
  email: 'donor@example.org',
  address: '7, Kadamba Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  country: 'India',
  amount: '501',
};
