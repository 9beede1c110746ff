import type { PortalText } from './texts.ts';

/** Hindi for what only the portal says. */
export const hi: Readonly<Record<PortalText, string>> = {
  'A few details, asked once.': 'कुछ जानकारी, केवल एक बार।',
  'Add New Skill': 'नई स्किल जोड़ें',
  Analytics: 'विश्लेषण',
  'Back to events': 'कार्यक्रमों पर वापस',
  'Back to the event': 'कार्यक्रम पर वापस',
  'Back to {title}': '{title} पर वापस',
  'Batch of {year}': 'बैच {year}',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'Describe a new skill': 'नई स्किल का विवरण दें',
  'Export CSV': 'CSV निर्यात करें',
  'Exporting...': 'निर्यात हो रहा है...',
  'Failed to fetch skills.': 'स्किल्स नहीं लाई जा सकीं।',
  'Failed to load the configuration.': 'व्यवस्था लोड नहीं हो सकी।',
  'For students of the institute.': 'संस्थान के छात्रों के लिए।',
  'Forgot your password?': 'पासवर्ड भूल गए?',
  'Give feedback': 'फ़ीडबैक दें',
  'Go to your dashboard': 'अपने डैशबोर्ड पर जाएँ',
  'Is yours not in the list? Describe it: it is yours at once, and others can choose it when it was endorsed.':
    'आपकी स्किल सूची में नहीं है? उसका विवरण दें: वह तुरंत आपकी हो जाएगी, और अनुमोदन के बाद दूसरे भी उसे चुन सकेंगे।',
  'Latest Achievement': 'नई उपलब्धि',
  'My Profile': 'मेरी प्रोफ़ाइल',
  'NSO/NSS': 'NSO/NSS',
  'Office-bearers endorse skills and achievements. Yours are under {skills} and {achievements}.':
    'स्किल्स और उपलब्धियों का अनुमोदन पदाधिकारी करते हैं। आपकी {skills} और {achievements} में हैं।',
  'Recent Activity': 'हाल की गतिविधि',
  Reload: 'फिर से लोड करें',
  'Sign in': 'साइन इन करें',
  'Sign in again': 'फिर से साइन इन करें',
  'Sign up': 'साइन अप करें',
  'Something in this page failed, or a part of it did not arrive. Nothing that you saved is lost. Reload the page to go on.':
    'इस पेज में कुछ गड़बड़ हुई, या उसका कोई हिस्सा नहीं पहुँचा। आपका सेव किया कुछ भी खोया नहीं है। आगे बढ़ने के लिए पेज फिर से लोड करें।',
  'Student registration': 'छात्र पंजीकरण',
  'Tell us your address, and a link to choose a new one comes by mail.': 'अपना पता बताएँ; नया पासवर्ड चुनने का लिंक मेल से आएगा।',
  'The units could not be loaded.': 'इकाइयाँ लोड नहीं हो सकीं।',
  'There is nothing here yet.': 'यहाँ अभी कुछ नहीं है।',
  'There is nothing here yet. Choose another section from the menu.': 'यहाँ अभी कुछ नहीं है। मेन्यू से कोई और अनुभाग चुनें।',
  'This page could not be shown': 'यह पेज नहीं दिखाया जा सका',
  'Those who register first have a place first; the others wait in line.':
    'जो पहले पंजीकरण करते हैं, उन्हें पहले जगह मिलती है; बाकी प्रतीक्षा सूची में रहते हैं।',
  'Welcome, {name}!': 'स्वागत है, {name}!',
  'What to add': 'क्या जोड़ना है',
  'What to look at': 'क्या देखना है',
  'What to show': 'क्या दिखाना है',
  'Your session has ended. What you typed is still there: sign in to go on. Closing this signs you out.':
    'आपका सेशन समाप्त हो गया है। आपका लिखा हुआ अब भी वहीं है: आगे बढ़ने के लिए साइन इन करें। इसे बंद करने पर आप साइन आउट हो जाएँगे।',
};
