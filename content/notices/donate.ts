import type { Notice } from './notice';
import type { Periods } from './periods';
import { shared, withdrawal } from './shared';

const { en, hi } = shared;

export const donateNotice = (periods: Periods): Notice => ({
  form: 'donate',
  policies: ['/privacy', '/terms', '/refund-policy'],
  en: {
    essence:
      'We use what you write here for your donation, its receipt and the accounts that the law requires. The accounts office sees it.',
    items: [
      {
        term: en.what,
        says: [
          'Amount and message: for the donation, and to use it as you wish.',
          'Name, email address and phone number: for the payment and the receipt, and to contact you about the donation.',
          'Postal address: for the receipt and the accounts.',
          'Whether you are an Indian citizen: because a different law applies to other donors.',
          'Date and reference number of a bank transfer, if you tell us of one: to find it in our bank statement.',
          'Your PAN, only if you give it after the payment: for the tax statement. We never ask for Aadhaar.',
        ],
      },
      {
        term: en.seen,
        says: 'The accounts office. The payment provider receives your name, email address, phone number and the amount. Our email provider delivers our emails. We report donations that qualify for a deduction to the tax department.',
      },
      {
        term: en.kept,
        says: [
          `An unpaid donation, and what you tell us of a bank transfer: ${periods.unpaidDonation.en}.`,
          `Receipts and the data on them: ${periods.accounts.en} after the financial year, as the law requires.`,
          `A PAN: ${periods.pan.en} after the financial year.`,
        ],
      },
      ...en.end(withdrawal.en),
    ],
    more: en.more,
  },
  hi: {
    essence:
      'आप यहाँ जो लिखते हैं, वह आपके दान, उसकी रसीद और कानून के अनुसार रखे जाने वाले हिसाब के काम आता है। उसे लेखा कार्यालय देखता है।',
    items: [
      {
        term: hi.what,
        says: [
          'राशि और संदेश: दान के लिए, और उसे आपकी इच्छा के अनुसार लगाने के लिए।',
          'नाम, ई-मेल पता और फ़ोन नंबर: भुगतान और रसीद के लिए, और दान के बारे में आपसे संपर्क करने के लिए।',
          'डाक का पता: रसीद और हिसाब के लिए।',
          'आप भारतीय नागरिक हैं या नहीं: क्योंकि विदेशी दान के लिए कानून के नियम अलग हैं।',
          'बैंक से भेजी राशि की तारीख़ और संदर्भ संख्या, यदि आप हमें बताएँ: बैंक के विवरण में उसे खोजने के लिए।',
          'आपका पैन, केवल यदि आप भुगतान के बाद दें: कर-विवरण के लिए। आधार कभी नहीं माँगा जाता।',
        ],
      },
      {
        term: hi.seen,
        says: 'लेखा कार्यालय। भुगतान सेवा को नाम, ई-मेल पता, फ़ोन नंबर और राशि मिलती है; हमारी ई-मेल एक ई-मेल सेवा भेजती है; जिन दानों पर कर-छूट ली जाती है, उनकी सूचना आयकर विभाग को जाती है।',
      },
      {
        term: hi.kept,
        says: [
          `जो दान शुरू हुआ पर भुगतान नहीं हुआ, और बैंक से भेजी राशि के बारे में आप जो बताते हैं: ${periods.unpaidDonation.hi}।`,
          `रसीदें और उनसे जुड़ी जानकारी: वित्तीय वर्ष के बाद ${periods.accounts.hi}, जैसा लेखा-नियम कहते हैं।`,
          `पैन: वित्तीय वर्ष के बाद ${periods.pan.hi}।`,
        ],
      },
      ...hi.end(withdrawal.hi),
    ],
    more: hi.more,
  },
});
