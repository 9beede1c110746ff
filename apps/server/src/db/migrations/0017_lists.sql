CREATE TABLE "list_versions" (
	"institute_id" uuid NOT NULL,
	"list" text NOT NULL,
	"place" uuid DEFAULT gen_random_uuid() NOT NULL,
	"changes" bigint NOT NULL,
	"writer" text NOT NULL,
	CONSTRAINT "list_versions_institute_id_list_place_pk" PRIMARY KEY("institute_id","list","place")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "position_holders" ADD COLUMN "person_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "position_holders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_versions" ADD CONSTRAINT "list_versions_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Text without accents and case, as the domain's `folded` makes it. What a letter's small one is does not hang on the database's locale:
-- those of ASCII are the locale C's, all others are listed.
CREATE FUNCTION folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(given) = length(given) THEN lower(given COLLATE "C")
    ELSE translate(lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "C"),
      'ςÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
      'σæðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃') END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_event_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := folded(concat_ws(E'\n', NEW.title,
    (SELECT u.name FROM org_units u WHERE u.institute_id = NEW.institute_id AND u.id = NEW.unit_id), NEW.type, NEW.venue, NEW.description));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_text BEFORE INSERT OR UPDATE OF title, unit_id, type, venue, description ON events
  FOR EACH ROW EXECUTE FUNCTION keep_event_text();
--> statement-breakpoint
CREATE FUNCTION keep_position_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := folded(concat_ws(E'\n', NEW.title,
    (SELECT u.name FROM org_units u WHERE u.institute_id = NEW.institute_id AND u.id = NEW.unit_id), NEW.position_type));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER positions_text BEFORE INSERT OR UPDATE OF title, unit_id, position_type ON positions
  FOR EACH ROW EXECUTE FUNCTION keep_position_text();
--> statement-breakpoint
CREATE FUNCTION keep_holder_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person users;
  held text;
BEGIN
  SELECT * INTO person FROM users u WHERE u.institute_id = NEW.institute_id AND u.id = NEW.user_id;
  SELECT p.title INTO held FROM positions p WHERE p.institute_id = NEW.institute_id AND p.id = NEW.position_id;
  NEW.person_name := coalesce(person.name, '');
  NEW.search_text := folded(concat_ws(E'\n', person.name, person.email, person.roll_number, held, 'POR-' || right(NEW.id::text, 8)));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER position_holders_text BEFORE INSERT OR UPDATE OF user_id, position_id ON position_holders
  FOR EACH ROW EXECUTE FUNCTION keep_holder_text();
--> statement-breakpoint
-- What other rows are searched by changes with what they name.
CREATE FUNCTION keep_texts_naming() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'org_units' THEN
      UPDATE events SET unit_id = unit_id WHERE institute_id = NEW.institute_id AND unit_id = NEW.id;
      UPDATE positions SET unit_id = unit_id WHERE institute_id = NEW.institute_id AND unit_id = NEW.id;
    WHEN 'positions' THEN
      UPDATE position_holders SET position_id = position_id WHERE institute_id = NEW.institute_id AND position_id = NEW.id;
    WHEN 'users' THEN
      UPDATE position_holders SET user_id = user_id WHERE institute_id = NEW.institute_id AND user_id = NEW.id;
  END CASE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER org_units_texts AFTER UPDATE OF name ON org_units
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_texts_naming();
--> statement-breakpoint
CREATE TRIGGER positions_texts AFTER UPDATE OF title ON positions
  FOR EACH ROW WHEN (OLD.title <> NEW.title) EXECUTE FUNCTION keep_texts_naming();
--> statement-breakpoint
CREATE TRIGGER users_texts AFTER UPDATE OF name, email, roll_number ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.roll_number) IS DISTINCT FROM (NEW.name, NEW.email, NEW.roll_number))
  EXECUTE FUNCTION keep_texts_naming();
--> statement-breakpoint
-- A list that browsers keep has another version whenever something that it shows is written. A transaction counts once, in a place that
-- it has to itself: nobody waits for anybody, and what is counted is seen when the rows are, not before. Who takes part in events is told
-- by their number, which is a column of theirs.
CREATE FUNCTION keep_list_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  institute uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.institute_id ELSE NEW.institute_id END;
  changed text := TG_ARGV[0];
  self text := pg_current_xact_id()::text;
  free uuid;
BEGIN
  IF EXISTS (SELECT FROM list_versions v WHERE v.institute_id = institute AND v.list = changed AND v.writer = self) THEN RETURN NULL; END IF;
  SELECT v.place INTO free FROM list_versions v WHERE v.institute_id = institute AND v.list = changed
    ORDER BY v.place LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE list_versions v SET changes = v.changes + 1, writer = self WHERE v.institute_id = institute AND v.list = changed AND v.place = free;
  ELSE
    INSERT INTO list_versions (institute_id, list, changes, writer) SELECT i.id, changed, 1, self FROM institutes i WHERE i.id = institute;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_version AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION keep_list_version('events');
--> statement-breakpoint
CREATE TRIGGER events_version_changed AFTER UPDATE OF title, description, category, type, unit_id, starts_at, ends_at, venue, mode,
  registration_required, registration_starts_at, registration_ends_at, fees, max_participants, allocated_budget, spent_budget, sponsors,
  status, participant_count, updated_at ON events FOR EACH ROW EXECUTE FUNCTION keep_list_version('events');
--> statement-breakpoint
CREATE TRIGGER event_organizers_version AFTER INSERT OR UPDATE OR DELETE ON event_organizers
  FOR EACH ROW EXECUTE FUNCTION keep_list_version('events');
--> statement-breakpoint
CREATE TRIGGER room_requests_version AFTER INSERT OR UPDATE OR DELETE ON room_requests
  FOR EACH ROW EXECUTE FUNCTION keep_list_version('room_requests');
--> statement-breakpoint
CREATE TRIGGER org_units_version AFTER INSERT OR UPDATE OR DELETE ON org_units
  FOR EACH ROW EXECUTE FUNCTION keep_list_version('org_units');
--> statement-breakpoint
CREATE TRIGGER positions_version AFTER INSERT OR UPDATE OR DELETE ON positions
  FOR EACH ROW EXECUTE FUNCTION keep_list_version('positions');
--> statement-breakpoint
CREATE TRIGGER skills_version AFTER INSERT OR UPDATE OR DELETE ON skills
  FOR EACH ROW EXECUTE FUNCTION keep_list_version('skills');
--> statement-breakpoint
CREATE TRIGGER users_version AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_list_version('users');
--> statement-breakpoint
-- What there is already. The triggers that count figures have nothing to do with it.
ALTER TABLE events DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE events e SET search_text = folded(concat_ws(E'\n', e.title, u.name, e.type, e.venue, e.description))
FROM org_units u WHERE u.institute_id = e.institute_id AND u.id = e.unit_id;
--> statement-breakpoint
ALTER TABLE events ENABLE TRIGGER USER;
--> statement-breakpoint
UPDATE positions SET title = title;
--> statement-breakpoint
ALTER TABLE position_holders DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE position_holders h SET person_name = u.name,
  search_text = folded(concat_ws(E'\n', u.name, u.email, u.roll_number, p.title, 'POR-' || right(h.id::text, 8)))
FROM users u, positions p
WHERE u.institute_id = h.institute_id AND u.id = h.user_id AND p.institute_id = h.institute_id AND p.id = h.position_id;
--> statement-breakpoint
ALTER TABLE position_holders ENABLE TRIGGER USER;
--> statement-breakpoint
INSERT INTO list_versions (institute_id, list, changes, writer)
SELECT i.id, l, 0, '' FROM institutes i, unnest(ARRAY['events', 'room_requests', 'org_units', 'positions', 'skills', 'users']) l;
