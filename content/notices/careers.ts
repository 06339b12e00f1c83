import type { Notice } from './notice';
import type { Periods } from './periods';
import { shared, withdrawal } from './shared';

const { en, hi } = shared;

export const careersNotice = (periods: Periods): Notice => ({
  form: 'careers',
  policies: ['/privacy'],
  en: {
    essence:
      'We use your application to choose whom to hire, and for nothing else. Only the staff who decide on the vacancy see it.',
    items: [
      {
        term: en.what,
        says: [
          'Your name, phone number and email address: to contact you about the vacancy.',
          'Your qualification and experience: to see whether you suit the vacancy.',
          'Your CV: for the same reason. Please leave out what we do not ask for, such as caste, religion, health or Aadhaar.',
        ],
      },
      {
        term: en.seen,
        says: 'The staff who decide on the vacancy, and our email provider.',
      },
      {
        term: en.kept,
        says: `We erase your CV after ${periods.cv.en} and your other answers after ${periods.job.en}.`,
      },
      ...en.end(withdrawal.en),
    ],
    more: en.more,
  },
  hi: {
    essence: 'आपका आवेदन केवल यह तय करने के काम आता है कि किसे नियुक्त करें। उसे केवल नियुक्ति करने वाले देखते हैं।',
    items: [
      {
        term: hi.what,
        says: [
          'आपका नाम, फ़ोन नंबर और ई-मेल पता: इस पद के बारे में आपसे संपर्क करने के लिए।',
          'योग्यता और अनुभव: यह देखने के लिए कि पद आपके लिए उपयुक्त है या नहीं।',
          'आपका सी.वी.: इसी काम के लिए। जो हम नहीं पूछते, जैसे जाति, धर्म, स्वास्थ्य या आधार, वह कृपया न लिखें।',
        ],
      },
      {
        term: hi.seen,
        says: 'विद्यालय के वे लोग जो इस पद के बारे में निर्णय करते हैं, और हमारी ई-मेल भेजने वाली सेवा।',
      },
      {
        term: hi.kept,
        says: `सी.वी. ${periods.cv.hi}, बाकी उत्तर ${periods.job.hi}; फिर मिटा दिए जाते हैं।`,
      },
      ...hi.end(withdrawal.hi),
    ],
    more: hi.more,
  },
});
