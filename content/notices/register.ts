import type { Notice } from './notice';
import type { Periods } from './periods';
import { shared } from './shared';

const { en, hi } = shared;

export const registerNotice = (periods: Periods): Notice => ({
  form: 'register',
  policies: ['/privacy', '/terms', '/refund-policy'],
  en: {
    essence:
      'We use what you write here only for your child’s admission. We keep it only if a parent or legal guardian agrees.',
    items: [
      {
        term: en.what,
        says: [
          'Your email address: for the code, the receipt and news of this registration.',
          'The child’s name, class, student type and admission date: to prepare the admission test and decide on a place.',
          'Your name, phone number and address: to contact you about the child.',
          'Anything else you write to us: to answer it.',
          'Your declaration as a parent or guardian, and when you made it: to show that you agreed.',
        ],
      },
      {
        term: en.seen,
        says: 'The admissions office, and the accounts office for the fee. The payment provider receives the payer’s name, email address and phone number, and the amount. Our email provider delivers our emails.',
      },
      {
        term: en.kept,
        says: [
          `The child’s name, if you have not agreed: ${periods.unverified.en}.`,
          `An unpaid registration: ${periods.unpaidRegistration.en}.`,
          `A paid registration: ${periods.registration.en}.`,
          `Receipts and payments: ${periods.accounts.en} after the financial year, as the law requires.`,
        ],
      },
      ...en.end(
        'You can withdraw your consent at any time, as easily as you give it. The registration then ends.',
      ),
    ],
    more: en.more,
  },
  hi: {
    essence:
      'आप यहाँ जो लिखते हैं, वह केवल आपके बच्चे के प्रवेश के काम आता है। हम उसे तभी रखते हैं जब माता, पिता या कानूनी अभिभावक सहमत हों।',
    items: [
      {
        term: hi.what,
        says: [
          'आपका ई-मेल पता: कोड, रसीद और इस पंजीकरण की सूचनाएँ भेजने के लिए।',
          'बच्चे का नाम, कक्षा, आवास का प्रकार और प्रवेश का दिन: प्रवेश के दिन की तैयारी और स्थान के निर्णय के लिए।',
          'आपका नाम, फ़ोन नंबर और पता: बच्चे के बारे में आपसे संपर्क करने के लिए।',
          'आप और जो लिखें: उसका उत्तर देने के लिए।',
          'माता, पिता या अभिभावक के रूप में आपकी घोषणा और उसका समय: यह दिखाने के लिए कि आप सहमत थे।',
        ],
      },
      {
        term: hi.seen,
        says: 'प्रवेश कार्यालय, और शुल्क के लिए लेखा कार्यालय। भुगतान सेवा को भुगतान करने वाले का नाम, ई-मेल पता, फ़ोन नंबर और राशि मिलती है; हमारी ई-मेल एक ई-मेल सेवा भेजती है।',
      },
      {
        term: hi.kept,
        says: [
          `आपकी सहमति से पहले बच्चे का नाम: ${periods.unverified.hi}।`,
          `जिस पंजीकरण का शुल्क नहीं भरा गया: ${periods.unpaidRegistration.hi}।`,
          `जिस पंजीकरण का शुल्क भरा गया: ${periods.registration.hi}।`,
          `रसीदें और भुगतान: वित्तीय वर्ष के बाद ${periods.accounts.hi}, जैसा लेखा-नियम कहते हैं।`,
        ],
      },
      ...hi.end(
        'आप अपनी सहमति कभी भी वापस ले सकते हैं; यह उतना ही आसान है जितना सहमति देना। तब पंजीकरण समाप्त हो जाता है।',
      ),
    ],
    more: hi.more,
  },
});
