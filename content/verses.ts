import type { Verse } from '@/content/blocks';

const sanskrit = (text: string, meaning: string, source: string): Verse => ({
  text,
  lang: 'sa',
  meaning,
  source,
});

/** Verses for the banners; the translations are the school's own. */
export const verses = {
  learningGivesHumility: sanskrit('विद्या ददाति विनयम्', 'Learning gives humility.', 'Hitopadesha'),
  learningFrees: sanskrit('सा विद्या या विमुक्तये', 'True learning sets us free.', 'Vishnu Purana'),
  speakTruth: sanskrit(
    'सत्यं वद । धर्मं चर ।',
    'Speak the truth. Walk in dharma.',
    'Taittiriya Upanishad',
  ),
  ariseAwake: sanskrit(
    'उत्तिष्ठत जाग्रत प्राप्य वरान्निबोधत',
    'Arise, awake, go to the wise and learn.',
    'Katha Upanishad',
  ),
  leadToLight: sanskrit(
    'तमसो मा ज्योतिर्गमय',
    'Lead me from darkness to light.',
    'Brihadaranyaka Upanishad',
  ),
  nothingSoPure: sanskrit(
    'न हि ज्ञानेन सदृशं पवित्रमिह विद्यते',
    'Nothing in this world purifies as knowledge does.',
    'Bhagavad Gita 4.38',
  ),
  faithFindsKnowledge: sanskrit(
    'श्रद्धावाँल्लभते ज्ञानम्',
    'One who has faith finds knowledge.',
    'Bhagavad Gita 4.39',
  ),
  skillInAction: sanskrit('योगः कर्मसु कौशलम्', 'Yoga is skill in action.', 'Bhagavad Gita 2.50'),
  evenness: sanskrit('समत्वं योग उच्यते', 'Evenness of mind is called yoga.', 'Bhagavad Gita 2.48'),
  strengthNeeded: sanskrit(
    'नायमात्मा बलहीनेन लभ्यः',
    'The self is not won by one without strength.',
    'Mundaka Upanishad',
  ),
  bodyFirst: sanskrit(
    'शरीरमाद्यं खलु धर्मसाधनम्',
    'The body is the first instrument of dharma.',
    'Kumarasambhava',
  ),
  joyOfArt: sanskrit('रसो वै सः', 'He is the very taste of joy.', 'Taittiriya Upanishad'),
  earthIsMother: sanskrit(
    'माता भूमिः पुत्रोऽहं पृथिव्याः',
    'The earth is my mother and I am her son.',
    'Atharva Veda',
  ),
  askAndLearn: sanskrit(
    'तद्विद्धि प्रणिपातेन परिप्रश्नेन सेवया',
    'Learn it by humility, by questioning and by service.',
    'Bhagavad Gita 4.34',
  ),
  goodThoughts: sanskrit(
    'आ नो भद्राः क्रतवो यन्तु विश्वतः',
    'May good thoughts come to us from every side.',
    'Rig Veda',
  ),
  leafFlowerFruit: sanskrit(
    'पत्रं पुष्पं फलं तोयं यो मे भक्त्या प्रयच्छति',
    'Whoever offers me with devotion a leaf, a flower, fruit or water.',
    'Bhagavad Gita 9.26',
  ),
  measuredLife: sanskrit(
    'युक्ताहारविहारस्य युक्तचेष्टस्य कर्मसु',
    'For one moderate in food and rest, and moderate in work.',
    'Bhagavad Gita 6.17',
  ),
  chanting: sanskrit(
    'यज्ञानां जपयज्ञोऽस्मि',
    'Of sacrifices I am the quiet chanting of the name.',
    'Bhagavad Gita 10.25',
  ),
  togetherWeGo: sanskrit('सङ्गच्छध्वं संवदध्वम्', 'Walk together, speak together.', 'Rig Veda'),
  loveOneAnother: sanskrit(
    'अन्यो अन्यमभि हर्यत वत्सं जातमिवाघ्न्या',
    'Love one another as the cow loves her newborn calf.',
    'Atharva Veda',
  ),
  workNotFruit: sanskrit(
    'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन',
    'Your claim is to the work, never to its fruits.',
    'Bhagavad Gita 2.47',
  ),
  teacherAsGod: sanskrit(
    'आचार्यदेवो भव',
    'Honour your teacher as you honour God.',
    'Taittiriya Upanishad',
  ),
  workTogether: sanskrit(
    'सह वीर्यं करवावहै',
    'May we work together with strength.',
    'Taittiriya Upanishad',
  ),
  keepStudying: sanskrit(
    'स्वाध्यायान्मा प्रमदः',
    'Never neglect your own study.',
    'Taittiriya Upanishad',
  ),
  guestAsGod: sanskrit(
    'अतिथिदेवो भव',
    'Honour your guest as you honour God.',
    'Taittiriya Upanishad',
  ),
  giftGivenAsDuty: sanskrit(
    'दातव्यमिति यद्दानं दीयतेऽनुपकारिणे',
    'The gift given because it is right to give, to one who cannot repay it.',
    'Bhagavad Gita 17.20',
  ),
} as const;
