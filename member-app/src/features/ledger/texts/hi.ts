import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'ledger.title': 'किसने देखा',
  'ledger.lead':
    '{name} का बायोडाटा या बड़ी फ़ोटो किन परिवारों ने खोली, और आपका नंबर किसने माँगा। यह एक साल तक रहता है।',
  'ledger.leadForAdmins': '{name} का बायोडाटा किन परिवारों ने खोला। आपने यह देखा, वह भी यहाँ दर्ज रहता है।',
  'ledger.safety': 'दूसरों को क्या दिखता है, क्या दर्ज रहता है',
  'ledger.list': 'सबसे नया पहले',
  'ledger.empty': 'अभी तक किसी ने नहीं देखा।',
  'ledger.failed': 'किसने देखा, यह नहीं खुल पाया',
  'ledger.gone': 'यह बायोडाटा अब यहाँ नहीं है।',
  'ledger.back': 'वापस',

  'line.from': '{name}, {village}',
  'line.view': 'बायोडाटा खोला',
  'line.reveal': 'आपका नंबर माँगा',
  'line.administrator': 'समाज के कार्यकर्ता',
  'line.looked': 'बायोडाटा देखा',
  'line.exported': 'बायोडाटा फ़ाइल में डाउनलोड किया',
  'line.new': 'नया',
  'line.often': 'पहली बार {first}, पिछली बार {last}, कुल {times} बार',
  'line.gone': 'इस परिवार का खाता अब नहीं है।',
  'candidate.MALE': 'उनका बेटा {name}, {age}',
  'candidate.FEMALE': 'उनकी बेटी {name}, {age}',

  'line.call': '{name} को फ़ोन करें',

  'sum.photo': '{n} परिवारों ने सूची में छोटी फ़ोटो देखी।',
  'sum.few': '{n} से कम परिवारों ने सूची में छोटी फ़ोटो देखी।',
  'sum.listed': 'जिन कार्यकर्ताओं की सूची में बायोडाटा या आपका नंबर आया: {n}, पिछली बार {when}।',

  'hidden.title': 'छिपाए हुए परिवार',
  'hidden.lead': 'न आपको वे दिखते हैं, न उन्हें आप।',

  'told.title': 'कार्यकर्ताओं को आपके संदेश',
  'told.state.open': 'जवाब बाकी',
  'told.state.answered': 'जवाब मिल गया',
  'told.state.closed': 'बात पूरी हुई',
  'told.answer': 'उनका जवाब:',
};
