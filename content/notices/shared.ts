import { officeLines } from '../policies/policy';
import { school } from '../school';
import type { NoticeItem } from './notice';
import { complaint } from './periods';

export const shared = {
  en: {
    title: 'What we do with your data',
    what: 'What we collect, and why',
    seen: 'Who sees it',
    kept: 'How long we keep it',
    more: 'Read more:',
    robots:
      'To keep robots out, your browser solves a small task on this site. If the school uses Google’s check instead, Google learns of your visit.',
    end: (withdraw: string): NoticeItem[] => [
      {
        term: 'Your rights',
        get says() {
          return `You can see your data, have it corrected or erased, and name someone to do this for you. ${withdraw} Write to ${school.email} or to the address below. We keep what the law requires for as long as it requires.`;
        },
      },
      {
        term: 'Complaints',
        get says() {
          return `Write to ${school.email} or to the address below. We answer within ${complaint.en}. If our answer does not help, you can complain to the Data Protection Board of India.`;
        },
      },
      {
        term: 'Who is responsible',
        get says() {
          return officeLines();
        },
      },
    ],
  },
  hi: {
    title: 'हम आपकी जानकारी का क्या करते हैं',
    open: 'हिन्दी में पढ़ें',
    what: 'हम क्या लेते हैं, और किसलिए',
    seen: 'इसे कौन देखता है',
    kept: 'यह कब तक रखी जाती है',
    more: 'अधिक जानकारी इन पृष्ठों पर है (अंग्रेज़ी में):',
    robots:
      'आप रोबोट नहीं हैं, यह जानने के लिए आपका ब्राउज़र एक छोटा-सा काम करता है; यदि विद्यालय ने Google की जाँच चुनी है, तो Google को इस पृष्ठ पर आपके आने का पता चलता है।',
    end: (withdraw: string): NoticeItem[] => [
      {
        term: 'आपके अधिकार',
        get says() {
          return `आप अपनी जानकारी देख सकते हैं, उसे सुधरवा या मिटवा सकते हैं, और किसी को अपनी ओर से ऐसा करने के लिए नामित कर सकते हैं। ${withdraw} इसके लिए ${school.email} पर या नीचे दिए पते पर लिखें। जो जानकारी कानून के अनुसार रखनी होती है, वह अपनी अवधि पूरी होने तक रहती है।`;
        },
      },
      {
        term: 'शिकायत',
        get says() {
          return `${school.email} पर या नीचे दिए पते पर लिखें; हम ${complaint.hi} के भीतर उत्तर देते हैं। यदि इससे बात न बने, तो आप भारतीय डाटा संरक्षण बोर्ड (Data Protection Board of India) में शिकायत कर सकते हैं।`;
        },
      },
      {
        term: 'कौन उत्तरदायी है',
        get says() {
          return officeLines();
        },
        lang: 'en',
      },
    ],
  },
} as const;

/** A registration has a separate sentence, because it ends. */
export const withdrawal = {
  en: 'You can withdraw your consent at any time, as easily as you give it.',
  hi: 'आप अपनी सहमति कभी भी वापस ले सकते हैं; यह उतना ही आसान है जितना सहमति देना।',
} as const;
