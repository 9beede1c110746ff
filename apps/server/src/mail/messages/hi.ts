/** Mails, and pages of failed requests, in Hindi. */
export const hi: Readonly<Record<string, string>> = {
  'Request a link': 'लिंक माँगें',
  'Request a new link': 'नया लिंक माँगें',
  'Confirm this address': 'इस पते की पुष्टि करें',
  'Confirm your email address for {portal}': '{portal} के लिए अपने ईमेल पते की पुष्टि करें',
  'Hello {name},': 'नमस्ते {name},',
  'Hello,': 'नमस्ते,',
  'A change of an account waits for you in {portal}': '{portal} में एक खाते का बदलाव आपकी प्रतीक्षा में है',
  'A merge of your {portal} account was asked for': 'आपके {portal} खाते को मिलाने का अनुरोध हुआ',
  'Another email address for your {portal} account was asked for': 'आपके {portal} खाते के लिए दूसरे ईमेल पते का अनुरोध हुआ',
  'Find out whether that is right, and confirm or refuse it by {day} at {time} ({zone}).':
    'पता करें कि यह सही है या नहीं, और {day} को {time} ({zone}) तक पुष्टि या अस्वीकार करें।',
  'If you asked for that, there is nothing to do. If you did not, stop it:':
    'अगर यह आपने माँगा था, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो इसे रोकें:',
  'If you asked for that, there is nothing to do. If you did not, tell whoever may confirm it: {names}.':
    'अगर यह आपने माँगा था, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो उन्हें बताएँ जो इसकी पुष्टि कर सकते हैं: {names}।',
  'It is done as soon as another administrator confirms it, and not before. If nobody does by {day} at {time} ({zone}), nothing changes.':
    'यह तभी होगा जब कोई और प्रशासक इसकी पुष्टि करे, उससे पहले नहीं। {day} को {time} ({zone}) तक पुष्टि न हुई, तो कुछ नहीं होगा।',
  'It is done on {day} at {time} ({zone}) at the earliest, unless you stop it before.':
    'यह जल्दी से जल्दी {day} को {time} ({zone}) पर होगा, यदि आप इसे पहले न रोकें।',
  'Open administration': 'प्रशासन खोलें',
  'Stop the change': 'बदलाव रोकें',
  'The reason given: "{reason}"': 'बताया गया कारण: "{reason}"',
  '{requester} asked to give the account of {person} another email address.':
    '{requester} ने {person} के खाते को दूसरा ईमेल पता देने का अनुरोध किया।',
  '{requester} asked to merge the account of {person} into another one.': '{requester} ने {person} के खाते को दूसरे खाते में मिलाने का अनुरोध किया।',
  '{requester}, an administrator of {portal}, asked on {day} at {time} ({zone}) to give the account that has this email address another one.':
    '{portal} के प्रशासक {requester} ने {day} को {time} ({zone}) पर इस ईमेल पते वाले खाते को दूसरा पता देने का अनुरोध किया।',
  '{requester}, an administrator of {portal}, asked on {day} at {time} ({zone}) to merge two accounts of one person, one of which has this email address.':
    '{portal} के प्रशासक {requester} ने {day} को {time} ({zone}) पर एक व्यक्ति के दो खाते मिलाने का अनुरोध किया, जिनमें से एक का यह ईमेल पता है।',
  'How you sign in to {portal}': '{portal} में साइन इन कैसे करें',
  'If that was you, there is nothing to do. If it was not, set another one now:':
    'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अभी दूसरा पासवर्ड रखें:',
  'If you asked for that, or never had an account there, there is nothing to do. If you have one and did not ask, tell the people who run the portal.':
    'अगर आपने यह माँगा था, या वहाँ आपका कभी खाता नहीं था, तो कुछ करने की ज़रूरत नहीं। अगर खाता है और आपने नहीं माँगा, तो पोर्टल चलाने वालों को बताएँ।',
  'If you cannot come, cancel your registration: your place goes to the next person on the waiting list.':
    'अगर आप नहीं आ सकते, तो पंजीकरण रद्द करें: आपकी जगह प्रतीक्षा सूची के अगले व्यक्ति को मिलेगी।',
  'If you did not register, somebody else used your address. You can ignore this mail: the account gets no rights. To take it over, open the link and choose a password: what was entered there is removed then.':
    'अगर आपने पंजीकरण नहीं किया, तो किसी और ने आपका पता इस्तेमाल किया है। इस मेल को अनदेखा कर सकते हैं: उस खाते को कोई अधिकार नहीं मिलते। खाता अपना बनाने के लिए लिंक खोलें और पासवर्ड चुनें: तब वहाँ भरा गया सब हट जाता है।',
  'News about your feedback': 'आपकी प्रतिक्रिया के बारे में नई बात',
  'Open it': 'खोलें',
  'Open {portal}': '{portal} खोलें',
  'See all feedback': 'सभी प्रतिक्रियाएँ देखें',
  'See the event': 'कार्यक्रम देखें',
  'See your achievements': 'अपनी उपलब्धियाँ देखें',
  'See your events': 'अपने कार्यक्रम देखें',
  'See your skills': 'अपने कौशल देखें',
  'Set a new password': 'नया पासवर्ड रखें',
  'Set a new password for {portal}': '{portal} के लिए नया पासवर्ड रखें',
  'Set a password': 'पासवर्ड रखें',
  'Somebody tries to sign in to your {portal} account': 'कोई आपके {portal} खाते में साइन इन करने की कोशिश कर रहा है',
  'The link works once, for {minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.':
    'लिंक एक बार, {minutes} मिनट तक काम करता है। अगर आपने इसे नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वैसा ही रहेगा।',
  'The link works once, for {minutes} minutes. Open it in the browser in which you registered.':
    'लिंक एक बार, {minutes} मिनट तक काम करता है। इसे उसी ब्राउज़र में खोलें जिसमें आपने पंजीकरण किया था।',
  'The link works once, for {minutes} minutes. When it has run out, ask for another one:':
    'लिंक एक बार, {minutes} मिनट तक काम करता है। समय बीतने पर दूसरा माँगें:',
  'The room is booked for you.': 'कमरा आपके लिए बुक है।',
  'The skill that you proposed was endorsed': 'आपके प्रस्तावित कौशल का अनुमोदन हुआ',
  'This is new:': 'यह नया है:',
  'This waits for you:': 'यह आपकी प्रतीक्षा में है:',
  'This was done: {actions}': 'यह किया गया: {actions}',
  'Tomorrow:': 'कल:',
  "You are no longer registered for '{event}'": "अब आप '{event}' के लिए पंजीकृत नहीं हैं",
  'You can also sign in with Google, with the address {email}.': 'आप Google से भी, पते {email} के साथ, साइन इन कर सकते हैं।',
  'You can request another room or another time on the events page.': 'कार्यक्रमों के पेज पर आप दूसरा कमरा या दूसरा समय माँग सकते हैं।',
  "You get this because you registered for '{event}'.": "आपको यह इसलिए मिला क्योंकि आपने '{event}' के लिए पंजीकरण किया।",
  "You have a place at '{event}'": "'{event}' में आपकी जगह है",
  "You have the room for '{event}'": "'{event}' के लिए आपको कमरा मिल गया",
  'Your account stays open to you; for now every sign-in to it takes a few seconds longer. If your password is one that somebody could guess, or that you use elsewhere too, set another one:':
    'आपका खाता आपके लिए खुला है; अभी हर साइन इन में कुछ सेकंड ज़्यादा लगेंगे। अगर आपका पासवर्ड कोई भाँप सकता है, या आप उसे कहीं और भी इस्तेमाल करते हैं, तो दूसरा रखें:',
  'Your achievement was verified': 'आपकी उपलब्धि सत्यापित हुई',
  'Your email address for {portal} was changed': '{portal} के लिए आपका ईमेल पता बदला गया',
  'Your feedback was resolved': 'आपकी प्रतिक्रिया का समाधान हुआ',
  'Your password for {portal} was changed': '{portal} के लिए आपका पासवर्ड बदला गया',
  "Your room request for '{event}' was rejected": "'{event}' के लिए आपका कमरे का अनुरोध अस्वीकार हुआ",
  'Your skill was endorsed': 'आपके कौशल का अनुमोदन हुआ',
  'on {day} at {time} ({zone}) many wrong passwords had been tried for your account at {portal} within an hour.':
    '{day} को {time} ({zone}) तक {portal} पर आपके खाते के लिए एक घंटे में कई गलत पासवर्ड आज़माए गए थे।',
  'on {day} at {time} ({zone}) the people who run {portal} gave the account that had this email address another one. Every session was ended, and links that were mailed here do not work any more.':
    '{day} को {time} ({zone}) पर {portal} चलाने वालों ने इस ईमेल पते वाले खाते को दूसरा पता दिया। सभी सत्र समाप्त किए गए, और यहाँ भेजे गए लिंक अब काम नहीं करते।',
  'Feedback that may have been given anonymously stays anonymous: it is not listed under the account any more, for nobody.':
    'गुमनाम रूप से दिया गया फ़ीडबैक गुमनाम ही रहता है: वह अब इस खाते में किसी को नहीं दिखता।',
  'Two accounts for {portal} were merged': '{portal} के दो खाते मिला दिए गए',
  'on {day} at {time} ({zone}) the people who run {portal} merged two accounts of one person, one of which had this email address. Every session was ended.':
    '{day} को {time} ({zone}) पर {portal} चलाने वालों ने एक व्यक्ति के दो खाते मिला दिए, जिनमें से एक का यह ईमेल पता था। सभी सत्र समाप्त किए गए।',
  'If both were yours, there is nothing to do. If one was not, tell the people who run the portal.':
    'अगर दोनों आपके थे, तो कुछ नहीं करना है। अगर एक आपका नहीं था, तो पोर्टल चलाने वालों को बताएँ।',
  'somebody, probably you, asked for a new password for your account at {portal}.':
    'किसी ने, संभवतः आपने, {portal} पर आपके खाते के लिए नया पासवर्ड माँगा है।',
  'somebody, probably you, asked for a new password for your account at {portal}. It has none: it is linked with Google.':
    'किसी ने, संभवतः आपने, {portal} पर आपके खाते के लिए नया पासवर्ड माँगा है। उसका कोई पासवर्ड नहीं है: वह Google से जुड़ा है।',
  'somebody, probably you, registered at {portal} with this address. Confirm that it is yours:':
    'किसी ने, संभवतः आपने, इस पते से {portal} पर पंजीकरण किया है। दिखाएँ कि यह आपका है:',
  'something was done about feedback that you gave. You can read there what it was.':
    'आपकी दी हुई प्रतिक्रिया पर कुछ किया गया है। क्या किया गया, यह आप वहाँ पढ़ सकते हैं।',
  'the skill "{skill}" that you proposed was endorsed. Everybody can choose it now.':
    'आपके प्रस्तावित कौशल "{skill}" का अनुमोदन हुआ। अब सब इसे चुन सकते हैं।',
  "the organizers of '{event}' removed you from its list. They say:": "'{event}' के आयोजकों ने आपको उसकी सूची से हटाया। वे कहते हैं:",
  "you are registered for '{event}', which begins on {begins}.": "आप '{event}' के लिए पंजीकृत हैं, जो {begins} को शुरू होगा।",
  "you are registered for '{event}'.": "आप '{event}' के लिए पंजीकृत हैं।",
  'you were added to {portal} as an organizational unit. The owner of this address is its coordinator there, and manages its events, positions and endorsements.':
    'आपको {portal} में एक संगठनात्मक इकाई के रूप में जोड़ा गया। जो इस पते को पढ़ते हैं, वे वहाँ उसके समन्वयक हैं: इकाई के कार्यक्रम, पद और अनुमोदन आपकी देखरेख में हैं।',
  'your feedback about {about} was marked as resolved. You wrote: "{preview}"':
    '{about} के बारे में आपकी प्रतिक्रिया का समाधान हुआ माना गया। आपने लिखा: "{preview}"',
  'The addresses of its calendar and of its record, if it had any, no longer work. New ones are made in the portal.':
    'उसके कैलेंडर और रिकॉर्ड के पते, यदि थे, भी बंद हो गए। नए पते पोर्टल में बनते हैं।',
  'The addresses of your calendar and of your record, if you had any, no longer work either. Make new ones where you need them.':
    'आपके कैलेंडर और रिकॉर्ड के पते, यदि थे, उनके साथ बंद हो गए: जिन्हें वे पता थे, वे अब नहीं पढ़ सकते। जहाँ ज़रूरत हो वहाँ नए बनाएँ।',
  'A passkey was added to your {portal} account': 'आपके {portal} खाते में एक पासकी जोड़ी गई',
  'A passkey was removed from your {portal} account': 'आपके {portal} खाते से एक पासकी हटाई गई',
  'A passkey of your {portal} account may have been copied': 'आपके {portal} खाते की एक पासकी की नकल हुई हो सकती है',
  'a passkey was added to your account on {day} at {time} ({zone}): whoever has the device can sign in with it.':
    '{day} को {time} बजे ({zone}) आपके खाते में एक पासकी जोड़ी गई: जिसके पास वह डिवाइस है, वह उससे साइन इन कर सकता है।',
  'If that was you, there is nothing to do. If it was not, sign in, remove it in Settings under Passkeys, end the sessions there that are not yours, and set another password.':
    'यदि यह आपने किया है, तो कुछ नहीं करना है। यदि नहीं, तो साइन इन करें, सेटिंग्स में पासकी के नीचे उसे हटाएँ, जो सेशन आपके नहीं हैं उन्हें वहीं समाप्त करें, और दूसरा पासवर्ड रखें।',
  'a passkey was removed from your account on {day} at {time} ({zone}). It no longer works.':
    '{day} को {time} बजे ({zone}) आपके खाते से एक पासकी हटाई गई। अब उससे कुछ नहीं खुलता।',
  'If that was you, there is nothing to do. If it was not, sign in, look in Settings at your passkeys and sessions, and set another password.':
    'यदि यह आपने किया है, तो कुछ नहीं करना है। यदि नहीं, तो साइन इन करें, सेटिंग्स में अपनी पासकी और सेशन देखें, और दूसरा पासवर्ड रखें।',
  'on {day} at {time} ({zone}) a passkey of your account was used that seems to be a copy of yours. Nobody was signed in by it.':
    '{day} को {time} बजे ({zone}) आपके खाते की ऐसी पासकी इस्तेमाल हुई जो आपकी पासकी की नकल लगती है। उससे कोई साइन इन नहीं हुआ।',
  'Sign in in another way, remove that passkey in Settings under Passkeys, and add a new one.':
    'किसी दूसरे तरीके से साइन इन करें, सेटिंग्स में पासकी के नीचे उस पासकी को हटाएँ, और नई जोड़ें।',
  'your password was changed on {day} at {time} ({zone}), and every session elsewhere was ended.':
    'आपका पासवर्ड {day} को {time} ({zone}) पर बदला गया, और बाकी सब जगह के सत्र समाप्त किए गए।',
  "your request for {room} on {day} at {time}, for '{event}', was approved.":
    "{day} को {time} पर '{event}' के लिए {room} का आपका अनुरोध स्वीकार हुआ।",
  "your request for {room} on {day} at {time}, for '{event}', was rejected.":
    "{day} को {time} पर '{event}' के लिए {room} का आपका अनुरोध अस्वीकार हुआ।",
  '1 event tomorrow': 'कल 1 कार्यक्रम',
  '1 piece of news': '1 नई बात',
  '1 thing waits for you': '1 बात आपकी प्रतीक्षा में है',
  '{count} events tomorrow': 'कल {count} कार्यक्रम',
  '{count} more': '{count} और',
  '{count} more in your inbox': 'आपके इनबॉक्स में {count} और',
  '{count} pieces of news': '{count} नई बातें',
  '{count} things wait for you': '{count} बातें आपकी प्रतीक्षा में हैं',
  '{endorser} has endorsed your skill "{skill}" ({level}).': '{endorser} ने आपके कौशल "{skill}" ({level}) का अनुमोदन किया है।',
  '{event}, at {time}': '{event}, {time} पर',
  '{name} is on {portal} now': '{name} अब {portal} पर है',
  '{news}.': '{news}।',
  '{verifier} has verified your achievement "{title}".': '{verifier} ने आपकी उपलब्धि "{title}" सत्यापित की है।',
  'So was the one for one more day of the same series.': 'उसी श्रृंखला के एक और दिन का अनुरोध भी।',
  'So were those for {count} more days of the same series.': 'उसी श्रृंखला के {count} और दिनों के अनुरोध भी।',
  'A room that you requested is free again: {room}': 'आपका माँगा हुआ कमरा फिर से खाली है: {room}',
  "a booking that was in the way of your request for {room} on {day} at {time}, for '{event}', was released.":
    "{day} को {time} पर '{event}' के लिए {room} के आपके अनुरोध के आड़े आने वाली बुकिंग लौटा दी गई है।",
  'Your request still waits for a decision; there is nothing that you have to do.':
    'आपका अनुरोध अब भी निर्णय की प्रतीक्षा में है; आपको कुछ नहीं करना है।',
  'See the rooms': 'कमरे देखें',
  "Your booking for '{event}' was released": "'{event}' के लिए आपकी बुकिंग छोड़ दी गई",
  "your booking of {room} on {day} at {time}, for '{event}', was released by those who decide about the room. It is not booked for you any more.":
    "{day} को {time} पर '{event}' के लिए {room} की आपकी बुकिंग उन लोगों ने छोड़ दी जो इस कमरे का निर्णय करते हैं। अब वह आपके लिए बुक नहीं है।",
  'If you want to keep it, or did not ask for this, sign in before then and choose to stay:':
    'यदि आप इसे रखना चाहते हैं, या आपने यह नहीं माँगा, तो उससे पहले साइन इन करें और रहना चुनें:',
  'See my data': 'मेरा डेटा देखें',
  'Your account at {portal} will be erased': '{portal} पर आपका खाता मिटा दिया जाएगा',
  'your account at {portal} will be erased on {day} at {time} ({zone}). Nobody can bring it back after that.':
    '{portal} पर आपका खाता {day} को {time} ({zone}) पर मिटा दिया जाएगा। उसके बाद कोई उसे वापस नहीं ला सकता।',
  'The reason: {reason}': 'कारण: {reason}',
  "your booking of {room} on {day} at {time}, for '{event}', was cancelled by the administration. It is not booked for you any more.":
    "'{event}' के लिए {day} को {time} बजे {room} की आपकी बुकिंग प्रशासन ने रद्द कर दी है। अब वह आपके लिए बुक नहीं है।",
  'The event asks you questions. Answer by {time} to keep your place.':
    'कार्यक्रम आपसे प्रश्न पूछता है। अपनी जगह बनाए रखने के लिए {time} तक उत्तर दें।',
  "your place at '{event}' went to the next person, because its questions were not answered in time.":
    "'{event}' में आपकी जगह अगले व्यक्ति को मिल गई, क्योंकि उसके प्रश्नों के उत्तर समय पर नहीं दिए गए।",
  'This page cannot be shown just now': 'यह पृष्ठ अभी नहीं दिखाया जा सकता',
  'Open it again': 'फिर से खोलें',
};
