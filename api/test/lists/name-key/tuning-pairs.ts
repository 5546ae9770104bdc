/**
 * Pairs from which the rules of `nameKey` were made. First the same names in different spellings, in one
 * script or both. Then different names that look or sound alike.
 */
export const TUNING_SAME = `
Choudhary=Chaudhari|Choudhary=चौधरी|Chowdhury=चौधरी|Chaudhry=Choudhary|Suthar=Sutar|Suthar=सुथार|Laxmi=Lakshmi|Laxmi=लक्ष्मी|
Lichhma=Laxma|Lachhman=लक्ष्मण|Vikas=Bikas|Vikas=विकास|Shyam=Syam|Bishnoi=विश्नोई|Basant=वसंत|Yashoda=Jasoda|Gyan=ज्ञान|
Gnaneshwar=ज्ञानेश्वर|Pragya=Prajna|Krishna=कृष्ण|Krishan=Krishna|Rajendra=Rajinder|राजेन्द्र=राजेंद्र|Ravindra=रवीन्द्र|Deepak=Dipak|
Suraj=सूरज|Githa=गीता|Kailash=Kelash|Gaurav=गौरव|Vijay=Vijai|Jaideep=जयदीप|Jaishri=जयश्री|Narayan=Narain|Om Prakash=ओमप्रकाश|
Ram Lal=Ramlal|Teja Ram=Tejaram|Bhanwar Lal=भँवरलाल|Kunwar=Kuwar|Singh=सिंह|Sing=Sinh|Chandra=Chander|Champa=चंपा|Amba=अंबा|
Pukhraj=पुखराज|Mahadev=Mahadeo|Rao=राव|Verma=वर्मा|Kumhar=कुम्हार|Brahma=Bramha|Mehta=मेहता|Mehendra=Mahendra|Gehlot=गहलोत|
Bhawna=भावना|Kamla=Kamala|Phool=फूल|Rathore=राठौड़|Rathod=राठौड़|Barmer=बाड़मेर|Badmer=Barmer|Marwadi=Marwari|Hukam=Hukum|
Shri Ramesh ji=रमेश|Smt. Kamla=श्रीमती कमला|Ahmed=Ahmad|Bombay=मुंबई|Poona=पुणे`;

export const TUNING_DIFFERENT = `
Kamal=Kamla|Nirmal=Nirmala|Lalit=Lalita|Ramesh=Rajesh|Mukesh=Mahesh|Mohan=Sohan|Rita=Ritu|Reena=Rani|Meena=Mona|Asha=Isha|
Sita=Sati|Kumar=Kumhar|Gopal=Gopi|Hari=Hira|Ram=Rama|Sheela=Shola|Kiran=Karan|Arun=Varun|Sanjay=Sanju|Deepak=Deepika|
Sonu=Sona|Dev=Devi|Raj=Raju|Laxmi=Laxman|Chand=Chandra|Rawal=Rawat|Chauhan=Chavan|Panwar=Parmar|Soni=Saini|Vyas=Vikas|
Vishal=Vishnu|Neha=Nihal|Amba=Ava|Indra=Indira|राम=रमा|कमल=कमला`;
