import type { Notice } from './notice';
import type { Periods } from './periods';
import { shared, withdrawal } from './shared';

const { en, hi } = shared;

export const contactNotice = (periods: Periods): Notice => ({
  form: 'contact',
  policies: ['/privacy'],
  en: {
    essence: 'We use what you write here only to answer you. Only the school office sees it.',
    items: [
      {
        term: en.what,
        says: [
          'Your name and phone number: to know who is asking, and to call you back.',
          'Your email address, if you give it: to answer in writing.',
          'Subject and message: to answer your question.',
        ],
      },
      {
        term: en.seen,
        says: `The school office and our email provider. ${en.robots}`,
      },
      { term: en.kept, says: `We erase it after ${periods.message.en}.` },
      ...en.end(withdrawal.en),
    ],
    more: en.more,
  },
  hi: {
    essence: 'आप यहाँ जो लिखते हैं, वह केवल आपको उत्तर देने के काम आता है। उसे केवल कार्यालय देखता है।',
    items: [
      {
        term: hi.what,
        says: [
          'आपका नाम और फ़ोन नंबर: यह जानने के लिए कि कौन पूछ रहा है, और आपको फ़ोन करने के लिए।',
          'आपका ई-मेल पता, यदि आप दें: लिखकर उत्तर देने के लिए।',
          'विषय और संदेश: आपकी बात का उत्तर देने के लिए।',
        ],
      },
      {
        term: hi.seen,
        says: `विद्यालय का कार्यालय, और उसकी ई-मेल भेजने वाली सेवा। ${hi.robots}`,
      },
      { term: hi.kept, says: `${periods.message.hi}, फिर मिटा दी जाती है।` },
      ...hi.end(withdrawal.hi),
    ],
    more: hi.more,
  },
});
