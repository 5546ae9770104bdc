import { latinWords } from './latin.ts';
import { WORKS } from './work-aliases.ts';

/** Spellings of a name to which the rules give different keys. All in a line also get the first one's key. */
const NAMES = `
Rathor, Rathod, राठौर, राठोड
Marwari, Marwadi, मारवाड़ी
Rukmini, Rukmani, रुक्मिणी, रुकमणी
Hukam, Hukum, हुकम, हुकुम
Dimple, Dimpal, डिंपल, डिम्पल
Twinkle, ट्विंकल
Prajapat, Prajapati, Parjapat, प्रजापत, प्रजापति
Deora, Devda, Dewda, देवड़ा, देवरा
Rebari, Raibari, Rabari, रेबारी, रैबारी, रबारी
Lohar, Luhar, लोहार, लुहार
Kumhar, Kumbhar, कुम्हार, कुंभार, कुम्भार
Sanghvi, Singhvi, Sanghavi, Singhavi, संघवी, सिंघवी
Purohit, Prohit, पुरोहित, प्रोहित
Jangid, Jangir, जांगिड़, जाँगिड़
Jakhar, Jakhad, जाखड़
Parihar, Padihar, परिहार, पड़िहार
Kachhwaha, Kachhawa, Kachhawaha, कछवाहा, कछावा
Siyag, Sihag, सियाग, सिहाग
Tailor, Tailer, टेलर, टैलर
Thakur, Thakar, ठाकुर, ठाकर
Yamuna, Jamuna, Jamna, यमुना, जमुना, जमना
Hasmukh, Hansmukh, हसमुख, हंसमुख
Janvi, Jhanvi, Janhvi, Jahnvi, Jahnavi, जान्वी, जान्हवी, जाह्नवी
Kanhaiya, Kanhiya, Kanaiya, कन्हैया
Ishwar, Eshwar, ईश्वर
Hemant, Hement, हेमंत, हेमन्त
Kishan, Kishen, किशन
Fateh, Fatah, फतेह, फ़तेह
Gyan, Gian, ज्ञान
Pragya, Pragna, Prajna, प्रज्ञा
Ranveer, Ranbir, रणवीर, रणबीर
Manveer, Manbir, मनवीर, मनबीर`;

/** Cities that were renamed, or whose English spelling differs from their pronunciation. */
const CITIES = `
Barmer, Badmer, बाड़मेर
Dilli, Delhi, Dehli, दिल्ली, देहली
Nai Dilli, New Delhi, N Delhi, नई दिल्ली, न्यू दिल्ली
Haidarabad, Hyderabad, Hydrabad, हैदराबाद
Mumbai, Bombay, Bambai, Mumbi, मुंबई, मुम्बई, बंबई, बम्बई, बॉम्बे, बाम्बे
Navi Mumbai, New Bombay, नवी मुंबई
Vadodara, Vadodra, Baroda, Varodara, वडोदरा, बड़ौदा, बडोदरा, बरोडा
Pune, Poona, Puna, पुणे, पूना
Bengaluru, Bangalore, Banglore, Bangaluru, Blore, B’lore, बेंगलुरु, बेंगलूरु, बैंगलोर, बैंगलुरु, बेंगलोर, बेंगलूर, बंगलौर, बंगलोर, बंगलुरु, बंगलूर
Kolkata, Calcutta, Kalkatta, कोलकाता, कलकत्ता
Chennai, Madras, Chinnai, चेन्नई, चेन्नै, चेन्नेई, मद्रास
Ahmedabad, Amdavad, Ahemdabad, अहमदाबाद, अमदावाद
Gurugram, Gurgaon, Gudgaon, गुरुग्राम, गुड़गाँव, गुड़गांव, गुरगांव
Prayagraj, Allahabad, Ilahabad, Elahabad, प्रयागराज, इलाहाबाद, अलाहाबाद
Mysuru, Mysore, मैसूरु, मैसूर
Mangaluru, Mangalore, मंगलुरु, मंगलूरु, मंगलौर, मैंगलोर
Hubballi, Hubli, हुब्बल्ली, हुबली
Belagavi, Belgaum, Belgaon, बेलगावी, बेलगाम, बेलगांव
Ballari, Bellary, बल्लारी, बेल्लारी
Kalaburagi, Gulbarga, कलबुर्गी, गुलबर्गा
Vijayapura, Bijapur, विजयपुरा, बीजापुर
Shivamogga, Shimoga, शिवमोग्गा, शिमोगा
Tumakuru, Tumkur, तुमकुरु, तुमकुर
Davanagere, Davangere, दावणगेरे
Kochi, Cochin, कोच्चि, कोचीन
Thiruvananthapuram, Trivandrum, तिरुवनंतपुरम, त्रिवेंद्रम
Kozhikode, Calicut, कोझिकोड, कोझीकोड, कालीकट
Thrissur, Trichur, त्रिशूर, त्रिचूर
Kollam, Quilon, कोल्लम
Alappuzha, Alleppey, अलप्पुझा, आलप्पुषा, अलेप्पी
Kannur, Cannanore, कन्नूर
Palakkad, Palghat, पालक्काड, पालघाट
Varanasi, Banaras, Benaras, Benares, Kashi, वाराणसी, बनारस, काशी
Puducherry, Pondicherry, Pondy, पुदुचेरी, पुडुचेरी, पांडिचेरी, पॉण्डिचेरी
Shimla, Simla, शिमला
Kanpur, Cawnpore, कानपुर
Surat, सूरत
Secunderabad, Sikandarabad, सिकंदराबाद
Visakhapatnam, Vishakhapatnam, Vizag, विशाखापत्तनम, विशाखापट्टनम, विजाग, वाइजैग
Vijayawada, Bezwada, विजयवाड़ा
Rajahmundry, Rajamahendravaram, राजमुंदरी, राजमहेंद्रवरम
Tiruchirappalli, Trichy, Tiruchi, तिरुचिरापल्ली, त्रिची
Thoothukudi, Tuticorin, तूतुकुडी, तूतीकोरिन
Coimbatore, Kovai, Koyambattur, कोयंबटूर, कोयम्बटूर, कोयंबतूर
Madurai, मदुरै, मदुराई
Chhatrapati Sambhajinagar, Sambhaji Nagar, Aurangabad, छत्रपति संभाजीनगर, संभाजी नगर, औरंगाबाद
Dharashiv, Osmanabad, Usmanabad, धाराशिव, उस्मानाबाद
Ahilyanagar, Ahmednagar, अहिल्यानगर, अहमदनगर
Solapur, Sholapur, सोलापुर, शोलापुर
Nashik, Nasik, नाशिक, नासिक
Thane, Thana, ठाणे, थाने
Kalyan, Kalian, कल्याण
Mira Bhayandar, Mira Bhayander, मीरा भायंदर
Vasai, Bassein, वसई
Narmadapuram, Hoshangabad, नर्मदापुरम, होशंगाबाद
Indore, Indaur, इंदौर, इन्दौर
Jabalpur, Jubbulpore, जबलपुर
Ayodhya, Faizabad, अयोध्या, फैजाबाद, फ़ैज़ाबाद
Kanyakumari, Cape Comorin, कन्याकुमारी
Guwahati, Gauhati, गुवाहाटी, गौहाटी
Panaji, Panjim, पणजी, पंजिम
Madgaon, Margao, मडगांव, मडगाँव
Daman, Damaun, दमन
Raigarh, Raigad, रायगढ़, रायगड
Kachchh, Kutch, कच्छ
Bhuj, भुज
Bharuch, Broach, भरूच, भड़ौच
Khambhat, Cambay, खंभात
Palanpur, पालनपुर
Deesa, Disa, डीसा
Mehsana, Mahesana, मेहसाणा, महेसाणा
Jalore, जालोर, जालौर
Sirohi, सिरोही
Abu Road, Abu Rd, आबू रोड, आबूरोड
Mount Abu, Mt Abu, माउंट आबू, माउण्ट आबू
Sheoganj, Shivganj, शिवगंज, सिवगंज
Pindwara, Pindwada, पिंडवाड़ा, पिण्डवाड़ा
Swaroopganj, Sarupganj, स्वरूपगंज, सरूपगंज
Banswara, Banswada, बांसवाड़ा
Chittorgarh, Chittaurgarh, Chittodgarh, Chittor, Chittod, चित्तौड़गढ़, चित्तौड़
Jhunjhunu, Jhunjhunun, झुंझुनू, झुंझुनूं
Junagadh, Junagarh, जूनागढ़
Valsad, Bulsar, वलसाड
Panvel, पनवेल
Goa, गोवा
Gwalior, Gwaliar, ग्वालियर
Salem, सेलम
Erode, इरोड, ईरोड
Greater Noida, ग्रेटर नोएडा
Haridwar, Hardwar, हरिद्वार
Dubai, दुबई
Bhilwara, भीलवाड़ा
Jaipur, Jeypore, जयपुर
Udaipur, Oodeypore, उदयपुर
Ajmer, Ajmere, अजमेर
Ganganagar, Sriganganagar, गंगानगर, श्रीगंगानगर
Lucknow, Lakhnau, लखनऊ
Meerut, Merath, मेरठ
Roorkee, Rudki, रुड़की
Kanchipuram, Conjeevaram, कांचीपुरम
Nizamabad, Indur, निज़ामाबाद, निजामाबाद
Warangal, Orugallu, वारंगल
Raichur, रायचूर
Ranchi, राँची, रांची
Cuttack, Katak, कटक
Odisha, Orissa, ओडिशा, उड़ीसा
Noida, नोएडा, नोयडा
Chandigarh, चंडीगढ़, चण्डीगढ़
Ludhiana, लुधियाना
Amritsar, Amritsir, अमृतसर`;

const TITLE_WORDS = `
Shri, Shree, Sri, Sh, Shriman, Sriman, Shriyut, Shrimati, Srimati, Shrimathi, Smt, Sushri, Kumari, Kum, Ku, Km, Mr, Mister, Mrs,
Ms, Miss, Dr, Doctor, Prof, Professor, Adv, Advocate, Er, Engr, Engineer, Pt, Capt, Captain, Col, Colonel, Late, Lt, Sv, Sw, Swa,
Swargiya, Svargiya, Swargeey, Swargwasi, Chi, Chiranjeev, Chiranjeevi, Sou, Ayushman, Ayushmati, Ji, Jee, Sa, Sahab, Saheb,
श्री, श्रीमान, श्रीयुत, श्रीमती, श्रीमति, सुश्री, कुमारी, कु, कुं, मि, मिस्टर, मिस, मिसेज, मिसेज़, डॉ, डा, डाॅ, डाँ, डॉक्टर, डाक्टर, प्रो, प्रोफेसर,
एड, एडवोकेट, अधिवक्ता, इं, इंजी, इंजीनियर, पं, कैप्टन, कर्नल, लेट, स्व, स्वर्गीय, स्वर्गीया, स्वर्गवासी, चि, चिरंजीव, सौ, सौभाग्यवती,
आयुष्मान, आयुष्मती, जी, सा, साहब, साहेब`;

/** Words that are titles only at the beginning and before another name, because they are also names. */
const FIRST_TITLE_WORDS = `
CA, C A, CS, C S, Kunwar, Kuwar, Kr, Thakur, Th, Seth, Pandit, Master, Major, Maj, Sardar, Ar,
सीए, सी ए, कुंवर, कुँवर, ठाकुर, ठा, सेठ, पंडित, पण्डित, मास्टर, मेजर, सरदार`;

const PARTS = `Singh, Sing, Sinh, Das, Dass, Lal, Ram, Mal, Chand, Devi, Bai, Ben, Pal, Prasad, Kumar, Chandra, Nath, Dev, Raj, Rao`;

const listed = (lines: string) =>
  lines
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const groupsIn = (table: string) => table.trim().split('\n').map(listed);

export type Kind = 'name' | 'city' | 'work';

export const ALIASES: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  name: groupsIn(NAMES),
  city: groupsIn(CITIES),
  work: groupsIn(WORKS),
};

const latin = (text: string): string[] => latinWords(text, { flap: 'r', isJoined: false });

export const TITLES: ReadonlySet<string> = new Set(listed(TITLE_WORDS).flatMap(latin));
export const FIRST_TITLES: ReadonlySet<string> = new Set(
  listed(FIRST_TITLE_WORDS).map((title) => latin(title).join(' ')),
);
export const NAME_PARTS: ReadonlySet<string> = new Set(listed(PARTS).flatMap(latin));
