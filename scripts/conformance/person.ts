/** The answers in every form of the kit. */
export const contact = { mobile_code: '+91', mobile: '9000000001' };

export const home = {
  address: '12, Demo Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '281001',
  country: 'India',
};
