/** Pairs of spellings of names, in one script or both. Each half-typed spelling finds the other. */
export const SPELLED = `
Choudhary=Chaudhari|Choudhary=चौधरी|Chowdhury=Choudhary|Chaudhry=चौधरी|Suthar=Sutar|Suthar=सुथार|Laxmi=Lakshmi|
Lakshmi=लक्ष्मी|Laxmi=लक्ष्मी|Lichhma=Laxma|Laxman=Lakshman|Lachhman=लक्ष्मण|Lakhman=Laxman|Vikas=Bikas|Vikas=विकास|
Bikash=Vikas|Shyam=Syam|Sham=Shyam|श्याम=Shyam|Vikram=Bikram|Bishnoi=Vishnoi|विश्नोई=Bishnoi|Parvati=Parbati|
Parwati=पार्वती|Bimla=Vimla|Vimala=विमला|Basant=Vasant|Vasant=वसंत|Bajrang=बजरंग|Veena=Bina|वीणा=Veena|Yashoda=Jasoda|
Jashoda=यशोदा|Jamuna=Yamuna|Yogesh=योगेश|Jogesh=Yogesh|Gyan=Jnan|ज्ञान=Gyan|ज्ञानेश्वर=Gyaneshwar|
Gnaneshwar=ज्ञानेश्वर|Pragya=प्रज्ञा|Pragya=Prajna|Krishna=कृष्णा|Krishna=कृष्ण|Krishan=Krishna|Rajendra=Rajender|
Rajinder=Rajendra|राजेन्द्र=Rajendra|राजेंद्र=राजेन्द्र|Narendra=Narender|Mahendra=Mahinder|महेन्द्र=Mahendra|
Surendra=सुरेन्द्र|Jitendra=Jeetendra|Jitender=जितेन्द्र|Dharmendra=Dharmender|Devendra=देवेंद्र|Deepak=Dipak|
दीपक=Deepak|Dinesh=दिनेश|Pooja=Puja|पूजा=Pooja|Suraj=Sooraj|सूरज=Suraj|Poonam=पूनम|Punam=Poonam|Meena=Mina|मीना=Meena|
Neelam=Nilam|Geeta=Gita|गीता=Geeta|Githa=Gita|Sita=Seeta|Sunita=Suneeta|सुनीता=Sunita|Anita=अनिता|Kavita=कविता|
Savitri=Sawitri|सावित्री=Savitri|Sheela=Shila|शीला=Sheela|Kailash=Kelash|कैलाश=Kailash|Gaurav=Gourav|गौरव=Gaurav|
Saurabh=Sourabh|सौरभ=Saurabh|Subhash=Subash|सुभाष=Subhash|Abhishek=Abishek|अभिषेक=Abhishek|Vijay=Bijay|विजय=Vijay|
Vijay=Vijai|Sanjay=संजय|Uday=Udai|उदय=Uday|Jai=Jay|Jaideep=Jaydeep|जयदीप=Jaideep|Narayan=Narain|नारायण=Narayan|
Om Prakash=Omprakash|ओमप्रकाश=Om Prakash|Ramlal=Ram Lal|रामलाल=Ramlal|Hanuman Ram=Hanumanram|हनुमानाराम=Hanumanaram|
Bhanwar Lal=Bhawarlal|भँवरलाल=Bhanwar Lal|भंवरलाल=भँवरलाल|Kunwar=Kuwar|कुँवर=Kunwar|Singh=सिंह|Singh=Sing|Sinh=Singh|
Chandra=Chander|चन्द्र=Chandra|चंद्र=Chandra|Champa=Chanpa|चम्पा=चंपा|Sampat=संपत|Chhagan=Chagan|छगन=Chhagan|
Chhotu=छोटू|Pukhraj=Pukraj|पुखराज=Pukhraj|Mangilal=मांगीलाल|Mangi Lal=Mangeelal|Ghewar=Ghevar|घेवर=Ghewar|
Jeevan=Jivan|जीवन=Jeevan|Jiwan=Jeevan|Ishwar=Isvar|ईश्वर=Ishwar|Mahadev=Mahadeo|महादेव=Mahadev|Rao=Rav|राव=Rao|
Rawal=Raval|रावल=Rawal|Rawat=रावत|Purohit=पुरोहित|Prajapat=प्रजापत|Mali=माली|Verma=Varma|वर्मा=Verma|Sharma=शर्मा|
Kumhar=कुम्हार|Brahma=Bramha|ब्रह्मा=Brahma|Aakash=Akash|आकाश=Akash|Aarti=Arti|आरती=Aarti|Usha=उषा|Kaushalya=Kosalya|
कौशल्या=Kaushalya|Tulsi=Tulasi|तुलसी=Tulsi|Jagdish=Jagadish|जगदीश=Jagdish|Hemlata=Hemalata|हेमलता=Hemlata|
Kamla=Kamala|कमला=Kamla|Santosh=Santos|संतोष=Santosh|Shankar=Sankar|शंकर=Shankar|Pushpa=Puspa|पुष्पा=Pushpa|
Jyoti=Jyothi|ज्योति=Jyoti|Priya=Pria|प्रिया=Priya|Vidya=Vidhya|विद्या=Vidya|Durga=दुर्गा|Zalim=Jalim|Phool=Fool|
फूल=Phool|Rathore=राठौड़|Rathod=राठौड़|Marwari=Marwadi|Gehlot=गहलोत|Panwar=पंवार|Sapna=सपना|Rachna=Rachana|
रचना=Rachna|Bhavna=भावना|Archana=Archna|Mukesh=मुकेश|Ganpat=Ganapat|गणपत=Ganpat|Aditya=आदित्य|Mishra=मिश्रा|
Vitthal=विट्ठल`;

/** Pairs of spellings for which no rule of `nameKey` was written. */
export const UNSEEN = `
Aaditya=आदित्य|Bhupendra=भूपेंद्र|Bhoopendra=Bhupender|Chandraprakash=चंद्रप्रकाश|Chetna=चेतना|Dashrath=दशरथ|
Dungaram=डूंगराराम|Durgesh=दुर्गेश|Falguni=फाल्गुनी|Phalguni=Falguni|Gajanand=गजानंद|Ghanshyam=घनश्याम|
Ghanashyam=Ghanshyam|Gordhan=गोरधन|Govardhan=गोवर्धन|Hanuman=हनुमान|Harshita=हर्षिता|Hasmukh=हसमुख|Ishita=इशिता|
Jagmal=जगमाल|Jasraj=जसराज|Jayantilal=जयंतीलाल|Jetaram=Jetharam|Kalpana=कल्पना|Kishanlal=किशनलाल|Kishore=Kishor|
Kishor=किशोर|Krishnakumar=Krishna Kumar|Kuldeep=कुलदीप|Lokesh=लोकेश|Maheshwari=माहेश्वरी|Maheswari=Maheshwari|
Manju=मंजू|Monika=मोनिका|Mularam=मूलाराम|Nainaram=नैनाराम|Naveen=नवीन|Navin=Naveen|Nemichand=नेमीचंद|
Nemi Chand=Nemichand|Okaram=ओकाराम|Padmini=पद्मिनी|Parasmal=पारसमल|Paras Mal=Parasmal|Pintu=पिंटू|Poonamchand=पूनमचंद|
Prabhuram=प्रभुराम|Prithviraj=पृथ्वीराज|Ratanlal=रतनलाल|Rekharam=रेखाराम|Renuka=रेणुका|Rinku=रिंकू|Samta=समता|
Sandeep=संदीप|Sandip=Sandeep|Sawai Singh=सवाई सिंह|Savai=Sawai|Shaitan=शैतान|Shailesh=शैलेश|Shantilal=शांतिलाल|
Shardul=शार्दुल|Shivani=शिवानी|Shruti=श्रुति|Sukhdev=सुखदेव|Sukhadev=Sukhdev|Sulochana=सुलोचना|Suman=सुमन|
Surbhi=सुरभि|Surabhi=Surbhi|Tanuja=तनुजा|Tejal=तेजल|Tulsiram=तुलसीराम|Ugmaram=उगमाराम|Umaid=उम्मेद|Ummed=उम्मेद|
Usharani=उषारानी|Vaibhav=वैभव|Vanita=वनिता|Vikram=विक्रम|Bikram=Vikram|Virendra=वीरेंद्र|Veerendra=Virendra|
Yogita=योगिता|Yuvraj=युवराज|Zubin=ज़ुबिन|Bheru Lal=भैरूलाल|Bhairulal=भैरूलाल|Bherulal=Bhairulal|Choga Ram=चौगाराम|
Chogaram=छोगाराम|Gena Ram=गेनाराम|Heera Ram=हीराराम|Joita Ram=जोइताराम|Kesa Ram=केसाराम|Lumba Ram=लुंबाराम|
Magha Ram=मगाराम|Modaram=मोडाराम|Narsa Ram=नरसाराम|Oba Ram=ओबाराम|Pakaram=पकाराम|Rupa Ram=रूपाराम|Sawla Ram=सांवलाराम|
Tola Ram=तोलाराम|Vela Ram=वेलाराम|Vaghela=वाघेला|Bhatti=भाटी|Devda=देवड़ा|Chouhan=चौहान|Gehlot=गहलोत|Kumhar=कुम्हार|
Meena=मीणा|Parmar=परमार|Prajapati=प्रजापति|Ranawat=राणावत|Rajput=राजपूत|Sen=सेन|Sharma=शर्मा|Sundesha=सुंदेशा|
Trivedi=त्रिवेदी|Vyas=व्यास|Sanwal Ram=सांवलराम|Bhanwari=भंवरी|Kanwar=कंवर|Ganga Kanwar=गंगा कंवर|Shanta Ben=शांताबेन|
Pushpendra=पुष्पेंद्र|Hitendra=हितेंद्र|Upendra=उपेंद्र|Nagendra=नागेंद्र|Chhaya=छाया|Chaya=Chhaya|Chhavi=छवि|
Khyati=ख्याति|Jhumka=झुमका|Dhwani=ध्वनि|Dhvani=Dhwani|Shweta Mehta=श्वेता मेहता|Smriti=स्मृति|Swapnil=स्वप्निल|
Tripti=तृप्ति|Hrithik=ऋतिक|Hritik=ऋतिक|Ritik=ऋतिक|Aishwarya=ऐश्वर्या|Ayushi=आयुषी|Aayush=आयुष|Ayush=Aayush|Ojas=ओजस|
Ankush=अंकुश|Anushka=अनुष्का|Urmila=उर्मिला|Yamini=यामिनी|Priti=प्रीति|Raghav=राघव|Madhav=माधव|Abhinav=अभिनव`;

/** Pairs of surnames, compounds and letters that regions or scripts write differently. */
export const LOCAL = `
Prajapat=Prajapati|Prajapat=प्रजापति|Deora=Devda|Deora=देवड़ा|Rebari=Rabari|Raibari=रबारी|Lohar=Luhar|लोहार=लुहार|
Kumhar=Kumbhar|Sanghvi=Singhvi|Sanghvi=सिंघवी|Purohit=Prohit|Jangid=Jangir|Jangir=जांगिड़|Jakhar=Jakhad|Parihar=Padihar|
Kachhwaha=Kachhawa|Siyag=Sihag|Tailor=टेलर|Thakur=Thakar|Chouhan=चोहान|Chauhan=चोहान|Chaudhari=चोधरी|Oswal=ओसवाल|
Rampal=रामपाल|Omprakash=ओमप्रकाश|Ramvilas=रामविलास|Rambabu=रामबाबू|Shyambabu=श्यामबाबू|Ranveer=रणवीर|Ranbir=Ranveer|
Ranvijay=रणविजय|Manvendra=मानवेंद्र|Manavendra=मानवेंद्र|Dhanwanti=धनवंती|Somwati=सोमवती|Premvati=प्रेमवती|Anwar=अनवर|
Tripti=Trupti|Trupti=तृप्ति|Kripa=Krupa|Mrudul=मृदुल|Rishabh=Rushabh|Rushabh=ऋषभ|Jagruti=Jagriti|Prithvi=Pruthvi|
Amrit=Amrut|Pragya=Pragna|Varsha=Versha|Versha=वर्षा|Bhanwar=Bhanwer|Bhanwerlal=भँवरलाल|Yamuna=Jamna|जमना=Yamuna|
Hasmukh=हंसमुख|Janvi=Janhvi|Janhvi=जान्हवी|Kanhaiya=Kanhaiyya|Kanhiya=कन्हैया|Ishwar=Eshwar|Hemant=Hement|Kishan=Kishen|
Mehendra=Mahinder|Lachhman=लछमण|लछमण=लक्ष्मण|Gyan=Gian|Fateh=Fatah`;
