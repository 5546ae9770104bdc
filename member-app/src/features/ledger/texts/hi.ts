import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'ledger.title': 'किसने देखा',
  'ledger.lead': '{name} का बायोडाटा किन परिवारों ने खोला, और आपका नंबर किसने लिया। यह एक साल तक रहता है।',
  'ledger.leadForAdmins': '{name} का बायोडाटा किन परिवारों ने खोला। आपका यह देखना भी वहाँ लिखा जाता है।',
  'ledger.list': 'सबसे नया पहले',
  'ledger.empty': 'अभी तक किसी ने नहीं देखा।',
  'ledger.failed': 'किसने देखा, यह नहीं मिल पाया',
  'ledger.gone': 'यह बायोडाटा अब यहाँ नहीं है।',
  'ledger.back': 'वापस',

  'line.from': '{name}, {village}',
  'line.view': 'बायोडाटा खोला',
  'line.reveal': 'आपका नंबर लिया',
  'line.administrator': 'समाज के कार्यकर्ता',
  'line.looked': 'बायोडाटा देखा',
  'line.new': 'नया',
  'line.often': 'पहली बार {first}, पिछली बार {last}, कुल {times} बार',
  'line.gone': 'इस परिवार का खाता अब नहीं है।',
  'line.call': '{name} को फ़ोन करें',

  'hide.action': 'इस परिवार से छुपाएँ',
  'hide.ask': '{name} के परिवार से छुपाएँ?',
  'hide.does':
    'फिर उन्हें आपके परिवार का कोई बायोडाटा नहीं दिखेगा, और आपको उनका नहीं। उन्हें यह बताया नहीं जाता। आप इसी पन्ने पर इसे वापस ले सकते हैं।',
  'hide.failed': 'इस परिवार से छुपाया नहीं जा सका',
  'show.failed': 'इस परिवार को फिर नहीं दिखाया जा सका',
  'hidden.title': 'छुपाए हुए परिवार',
  'hidden.lead': 'आप और ये परिवार एक-दूसरे के बायोडाटा नहीं देखते।',
  'hidden.failed': 'छुपाए हुए परिवार नहीं मिल पाए',

  'tell.action': 'कार्यकर्ताओं को बताएँ',
  'tell.what': 'कार्यकर्ताओं को क्या बताना है?',
  'tell.hint': 'इसे सिर्फ़ समाज के कार्यकर्ता पढ़ेंगे। {n} अक्षर बाकी।',
  'tell.send': 'भेजें',
  'tell.failed': 'कार्यकर्ताओं तक बात नहीं पहुँच पाई',

  'told.title': 'आपने कार्यकर्ताओं को जो बताया',
  'told.state.open': 'जवाब बाकी',
  'told.state.answered': 'जवाब मिल गया',
  'told.state.closed': 'बंद किया',
  'told.answer': 'उनका जवाब:',
  'told.failed': 'आपने जो बताया था, वह नहीं मिल पाया',
};
