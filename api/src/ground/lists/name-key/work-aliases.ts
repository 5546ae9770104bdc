/** Words for education and work: the English word, its Hindi spelling, and the Hindi word. */
export const WORKS = `
Teacher, Techer, Shikshak, Adhyapak, Master, टीचर, शिक्षक, अध्यापक, मास्टर
Doctor, Dr, Chikitsak, डॉक्टर, डाक्टर, डॉ, चिकित्सक
Engineer, Engg, Engineering, Er, इंजीनियर, इन्जीनियर, इंजीनियरिंग, अभियंता
Commerce, Vanijya, कॉमर्स, कामर्स, वाणिज्य
Science, Vigyan, साइंस, साइन्स, विज्ञान
Arts, Art, Kala, आर्ट्स, आर्ट, कला
Graduate, Graduation, Snatak, ग्रेजुएट, ग्रेजुएशन, स्नातक
Postgraduate, Post Graduate, Post Graduation, पोस्ट ग्रेजुएट, स्नातकोत्तर
Diploma, डिप्लोमा
B Com, Bcom, बीकॉम, बी कॉम, बीकाम, बी काम
M Com, Mcom, एमकॉम, एम कॉम, एमकाम
B A, BA, बीए, बी ए
M A, MA, एमए, एम ए
B Sc, Bsc, बीएससी, बी एससी, बी एस सी
M Sc, Msc, एमएससी, एम एससी, एम एस सी
B Ed, Bed, बीएड, बी एड
M Ed, Med, एमएड, एम एड
B Tech, Btech, B E, बीटेक, बी टेक
M Tech, Mtech, एमटेक, एम टेक
BBA, B B A, बीबीए, बी बी ए
MBA, M B A, एमबीए, एम बी ए
BCA, B C A, बीसीए, बी सी ए
MCA, M C A, एमसीए, एम सी ए
MBBS, M B B S, एमबीबीएस
LLB, L L B, एलएलबी, एल एल बी
ITI, I T I, आईटीआई, आई टी आई
CA, C A, Chartered Accountant, सीए, सी ए, चार्टर्ड अकाउंटेंट
Phd, P H D, पीएचडी, पी एच डी
Business, Vyapar, Vyapari, Dhandha, बिज़नेस, बिजनेस, बिजनस, व्यापार, व्यापारी, धंधा
Government, Govt, Sarkari, गवर्नमेंट, सरकारी
Private, प्राइवेट, निजी
Job, Naukri, जॉब, नौकरी
Manager, मैनेजर, प्रबंधक
Accountant, Accounts, Lekhakar, अकाउंटेंट, अकाउंटेन्ट, लेखाकार
Clerk, क्लर्क, लिपिक
Officer, Adhikari, ऑफिसर, अफसर, अधिकारी
Nurse, Nursing, नर्स, नर्सिंग
Police, पुलिस
Army, Fauj, Soldier, Sena, आर्मी, फौज, सेना, सैनिक
Bank, Banker, Banking, बैंक, बैंकिंग
Driver, ड्राइवर, चालक
Farmer, Farming, Kisan, Kheti, Agriculture, किसान, खेती, कृषि
Shop, Shopkeeper, Dukan, Dukandar, दुकान, दुकानदार, शॉप
Tailor, Tailer, Darji, टेलर, दर्जी, दर्ज़ी
Jeweller, Jeweler, Jewellery, Jewellers, Sunar, ज्वेलर, ज्वैलर, ज्वेलरी, सुनार
Lawyer, Advocate, Vakil, Wakil, वकील, एडवोकेट, अधिवक्ता
Professor, Lecturer, Vyakhyata, प्रोफेसर, लेक्चरर, व्याख्याता
Student, Studying, Vidyarthi, स्टूडेंट, छात्र, छात्रा, विद्यार्थी
Software, सॉफ्टवेयर, साफ्टवेयर
Computer, कंप्यूटर, कम्प्यूटर
Medical, Medicine, मेडिकल
Pharmacy, Pharmacist, Pharma, फार्मेसी, फार्मासिस्ट, फार्मा
Carpenter, Badhai, Furniture, कारपेंटर, बढ़ई, फर्नीचर
Electrician, Electrical, Electric, इलेक्ट्रीशियन, इलेक्ट्रिशियन, इलेक्ट्रिकल, बिजली
Contractor, Thekedar, कॉन्ट्रैक्टर, ठेकेदार
Designer, डिज़ाइनर, डिजाइनर
Company, कंपनी, कम्पनी
Factory, फैक्ट्री, कारखाना
Textile, Cloth, Kapda, कपड़ा, टेक्सटाइल
Housewife, Homemaker, Grihini, हाउसवाइफ, गृहिणी`;
