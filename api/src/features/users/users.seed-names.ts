/** The names of one part of the world. One in another script stands behind its Latin spelling, `sato:佐藤`; `_` is a space. */
export interface Region {
  /** How many of a hundred people. */
  weight: number;
  /** Countries with their telephone codes; the first is the most frequent. */
  countries: readonly (readonly [name: string, code: string])[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  familyNameFirst?: boolean;
}

const names = (text: string) => text.trim().split(/\s+/);

export const regions: readonly Region[] = [
  {
    weight: 12,
    countries: [
      ['United States', '+1'],
      ['United Kingdom', '+44'],
      ['Canada', '+1'],
      ['Australia', '+61'],
      ['Ireland', '+353'],
      ['New Zealand', '+64'],
    ],
    firstNames: names(`
      Olivia James Emma William Grace Thomas Charlotte Henry Amelia George Alice Samuel Ruby Daniel Hazel Benjamin
      Violet Edward Eleanor Joseph Nora Walter Ivy Arthur Clara Oscar Rose Theodore Daisy Felix Martha Hugh Edith
      Owen Harriet Leo Beatrice Rory Matilda Callum Phoebe Ewan Imogen Gareth Rosalie Desmond Marian Alistair Josephine
      Bernard Winifred Clifford Dorothy Malcolm Heather Russell Gwen Stanley Bridget Lionel Audrey Duncan Sylvia Keith
      Maeve Declan Aoife Cormac Niamh Seamus Orla Fergus Fiona Angus Isla Lachlan Tamsin Jasper Willa Reuben Ada Silas
      Juniper Ezra Marlowe Wesley Opal Everett Pearl Harvey Mabel Calvin Florence Douglas Sadie Warren Nell Elliot Lottie
      Graham Thea Vincent Hester Roland Cora Marcus Verity Dexter Joan Linus Abigail Cedric Esther Rupert Faye Barnaby`),
    lastNames: names(`
      Ashworth Bennett Carver Dalton Eastwood Fletcher Garland Holloway Ingram Jarvis Kendall Lockwood Mercer Norwood
      Osborne Prescott Quinn Radcliffe Sheffield Thorne Underhill Vance Whitaker Yardley Abbott Barlow Chandler Draper
      Ellison Farrow Goodwin Hawthorne Ives Jennings Kirkland Langley Marsden Nightingale Oakley Pemberton Ridley Sawyer
      Tillman Upton Varley Wainwright Yates Atkins Brennan Connolly Dempsey Fitzgerald Gallagher Healy O'Brien O'Malley
      O'Sullivan MacLeod MacDougall Campbell Drummond Forsyth Galbraith Hepburn Kincaid Lindsay Morrison Napier Ramsay
      Sinclair Urquhart Wallace Bevan Cadwallader Evans Griffiths Hopkins Llewellyn Morgan Pritchard Rees Vaughan Bishop
      Cobb Dunn Frost Gates Hale Knox Lamb Moss Nash Pike Rowe Stone Tate Webb Winslow Wren Booth Croft Sparrow`),
  },
  {
    weight: 9,
    countries: [
      ['Spain', '+34'],
      ['Mexico', '+52'],
      ['Argentina', '+54'],
      ['Colombia', '+57'],
      ['Chile', '+56'],
      ['Peru', '+51'],
    ],
    firstNames: names(`
      María José Lucía Juan Sofía Carlos Carmen Luis Elena Javier Isabel Miguel Paula Diego Marta Alejandro Valentina
      Andrés Camila Pablo Daniela Fernando Gabriela Ricardo Ximena Rafael Pilar Sergio Inés Jorge Rocío Álvaro Beatriz
      Rubén Dolores Ignacio Teresa Emilio Alba Gonzalo Nuria Hernán Lorena Mauricio Yolanda Ramón Consuelo Esteban
      Milagros Tomás Noelia Nicolás Mariana Joaquín Aitana Matías Renata Santiago Jimena Cristóbal Luz Gael Itziar Iker`),
    lastNames: names(`
      García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno
      Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina
      Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos
      Lozano Guerrero Cano Prieto Méndez Cruz Calvo Gallego Vidal León Márquez Herrera Peña Flores Cabrera Campos Vega
      Fuentes Carrasco Reyes Caballero Nieto Aguilar Pascual Santana Herrero Lorenzo Montero Hidalgo Ibáñez Quispe Rojas`),
  },
  {
    weight: 6,
    countries: [
      ['Brazil', '+55'],
      ['Portugal', '+351'],
      ['Angola', '+244'],
    ],
    firstNames: names(`
      Ana João Beatriz Pedro Mariana Rafael Larissa Lucas Fernanda Thiago Juliana Gustavo Camila Bruno Letícia Mateus
      Inês Tiago Catarina Rui Joana Duarte Matilde Vasco Leonor Gonçalo Filipa Nuno Margarida Henrique Sílvia Caetano
      Luana Otávio Bianca Murilo Aline Vinícius Débora Renato Conceição Afonso Raquel Diogo Iara Caio Heloísa Davi`),
    lastNames: names(`
      Silva Santos Oliveira Souza Pereira Costa Rodrigues Almeida Nascimento Lima Araújo Fernandes Carvalho Gomes Martins
      Rocha Ribeiro Alves Monteiro Mendes Barros Freitas Barbosa Pinto Moura Cavalcanti Dias Castro Campos Cardoso Teixeira
      Vieira Batista Moreira Nunes Correia Lopes Marques Cunha Azevedo Figueiredo Antunes Simões Baptista Coelho Tavares`),
  },
  {
    weight: 6,
    countries: [
      ['France', '+33'],
      ['Belgium', '+32'],
      ['Canada', '+1'],
      ['Senegal', '+221'],
    ],
    firstNames: names(`
      Camille Louis Chloé Gabriel Manon Hugo Léa Arthur Inès Jules Zoé Raphaël Élise Antoine Margaux Théo Clémence
      Baptiste Juliette Maxime Océane Étienne Noémie Rémi Solène Benoît Aurélie François Maëlle Loïc Hélène Yann Céleste
      Guillaume Agathe Thibault Geneviève Cédric Anaïs Gaël Mireille Sébastien Florence Aurélien Odile Mathis Capucine`),
    lastNames: names(`
      Martin Bernard Dubois Moreau Laurent Girard Lefebvre Mercier Fontaine Chevalier Rousseau Gauthier Perrin Morin
      Renard Barbier Lacroix Marchand Dufour Blanchard Brunet Giraud Carpentier Delorme Vasseur Lemoine Beaulieu Charron
      Tremblay Gagnon Bouchard Pelletier Bélanger Lavoie Côté Poirier Thibodeau Diop N'Diaye Sarr Faye Claes Peeters
      D'Aubigné L'Hermitte Besnard Coulon Delacroix Estève Favreau Guérin Hérault Joubert Kerbrat Le_Goff Maréchal`),
  },
  {
    weight: 7,
    countries: [
      ['Germany', '+49'],
      ['Austria', '+43'],
      ['Switzerland', '+41'],
    ],
    firstNames: names(`
      Anna Lukas Lena Jonas Marie Felix Katharina Maximilian Johanna Paul Greta Moritz Frieda Tobias Sabine Matthias
      Ursula Jürgen Renate Wolfgang Heike Stefan Birgit Uwe Antje Holger Käthe Günther Annika Lennart Svenja Hannes
      Theresa Korbinian Magdalena Leopold Liesel Ruedi Vreni Urs Brigitte Götz Roswitha Bärbel Jörg Silke Torsten Elke
      Florian Anneliese Dietrich Gudrun Hartmut Ilse Konrad Lieselotte Manfred Ottilie Philipp Rüdiger Sieglinde Ulf`),
    lastNames: names(`
      Müller Schmidt Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann
      Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Huber Fuchs Scholz Möller
      Weiß Jung Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Simon
      Böhm Gruber Steiner Egger Moser Pichler Zürcher Brunner Gerber Bühler Ammann Kuhn Pohl Engel Horn Busch Bergmann
      Voigt Sauer Arnold Pfeiffer Großmann Dietz Ebert Thieme Strauß Nüßlein Ochs Rademacher Seidel Tietz Uhlig Weigand`),
  },
  {
    weight: 4,
    countries: [['Italy', '+39']],
    firstNames: names(`
      Giulia Francesco Chiara Alessandro Martina Lorenzo Sara Matteo Elisa Davide Federica Simone Valeria Riccardo Ilaria
      Stefano Ludovica Emanuele Bianca Tommaso Ginevra Edoardo Beatrice Niccolò Noemi Gabriele Caterina Antonio Serena
      Salvatore Rosaria Dario Fabiana Enzo Mirella Ugo Ornella Ettore Loredana Cesare`),
    lastNames: names(`
      Rossi Russo Ferrante Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa Giordano
      Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo
      Gentile Martinelli Vitale Lombardo Serra Coppola D'Angelo D'Amico Marchetti Parisi Villa Conte Ferraro Pellegrini`),
  },
  {
    weight: 3,
    countries: [
      ['Netherlands', '+31'],
      ['Belgium', '+32'],
    ],
    firstNames: names(`
      Sanne Daan Lotte Bram Fleur Sem Anouk Thijs Femke Ruben Maaike Jeroen Marloes Wouter Ilse Pieter Hanneke Gijs
      Liesbeth Koen Saskia Joost Annelies Maarten Evelien Sjoerd Machteld Tijmen Noortje Floris Jorien Teun`),
    lastNames: names(`
      de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer Mulder de_Groot Bos Vos Peters Hendriks van_Leeuwen
      Dekker Brouwer Dijkstra Smits Kok van_der_Meer van_Dam Schouten Willems Hoekstra Koster Prins Huisman Postma Kuipers
      Veenstra Kramer Scholten Wouters Blom Hermans Maas Claassen Jacobs Verhoeven Vandenberghe Goossens Maes`),
  },
  {
    weight: 4,
    countries: [
      ['Sweden', '+46'],
      ['Norway', '+47'],
      ['Denmark', '+45'],
      ['Iceland', '+354'],
    ],
    firstNames: names(`
      Astrid Erik Ingrid Lars Freja Magnus Sigrid Anders Maja Nils Elsa Johan Linnea Gustav Ebba Oskar Karin Björn
      Solveig Håkon Liv Sindre Tuva Øystein Marit Eirik Kjersti Søren Kirsten Mikkel Bodil Jeppe Inger Rasmus Åse
      Torbjörn Märta Gunnar Ylva Sven Þóra Sigurður Guðrún Einar Hildur Ragnar`),
    lastNames: names(`
      Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Lindberg Lindgren Bergström
      Sandberg Forsberg Sjöberg Wallin Engström Hansen Johansen Olsen Larsen Pedersen Nielsen Jensen Christensen Rasmussen
      Sørensen Mortensen Dahl Haugen Bakken Solberg Moen Strand Lund Berg Holm Kjær Møller Friis Østergaard Ødegård Ås
      Einarsdóttir Jónsson Sigurðsson Helgadóttir Björnsson Åkesson Öberg`),
  },
  {
    weight: 2,
    countries: [
      ['Finland', '+358'],
      ['Estonia', '+372'],
    ],
    firstNames: names(`
      Aino Eero Helmi Onni Venla Väinö Sanni Antti Kaisa Juhani Päivi Tuomas Riikka Jukka Minna Pekka Outi Heikki Saara
      Mikko Liisa Kalle Kadri Tõnu Maarika Jüri Piret Märt`),
    lastNames: names(`
      Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Salminen
      Niemi Heinonen Heikkilä Kinnunen Salonen Turunen Laitinen Tuominen Rantanen Karjalainen Jokinen Tamm Saar Kask Pärn`),
  },
  {
    weight: 4,
    countries: [['Poland', '+48']],
    firstNames: names(`
      Agnieszka Piotr Katarzyna Krzysztof Małgorzata Andrzej Magdalena Tomasz Joanna Paweł Zofia Marcin Aleksandra Michał
      Natalia Jakub Weronika Łukasz Zuzanna Wojciech Kinga Mateusz Dorota Grzegorz Bożena Sławomir Elżbieta Radosław
      Grażyna Bartosz Hanna Przemysław Jadwiga Mieczysław Halina Zbigniew`),
    lastNames: names(`
      Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowska Zieliński Szymańska Woźniak Dąbrowski Kozłowska
      Jankowski Mazur Wojciechowska Kwiatkowski Krawczyk Kaczmarek Piotrowska Grabowski Zając Pawłowska Michalski Król
      Wieczorek Jabłoński Wróbel Nowakowska Majewski Olszewska Stępień Malinowski Jaworska Adamczyk Dudek Nowicka Pawlak
      Górski Witkowska Walczak Sikora Rutkowska Baran Michalak Szewczyk Ostrowska Tomaszewski Pietrzak Źródłowska Ćwik`),
  },
  {
    weight: 3,
    countries: [
      ['Czechia', '+420'],
      ['Slovakia', '+421'],
      ['Hungary', '+36'],
    ],
    firstNames: names(`
      Tereza Jakub Eliška Vojtěch Kateřina Ondřej Lenka Tomáš Markéta Zdeněk Jiřina Václav Ludmila Stanislav Zuzana Matúš
      Ľubica Štefan Želmíra Marek Réka Bence Eszter Gergő Ágnes Zoltán Judit László Boglárka Ádám Zsófia Balázs Ildikó`),
    lastNames: names(`
      Novák Svoboda Novotný Dvořáček Černá Procházka Kučera Veselá Horák Němcová Pokorný Marek Pospíšilová Hájek Jelínek
      Králová Růžička Beneš Fialová Sedláček Doležal Zemanová Horváth Kováč Tóth Nagy Szabó Varga Molnár Németh Farkas
      Balogh Papp Takács Juhász Lakatos Mészáros Oláh Rácz Fekete Szilágyi Török Fehér Gál Kiss Ďurica Šťastná Řehoř`),
  },
  {
    weight: 3,
    countries: [
      ['Croatia', '+385'],
      ['Serbia', '+381'],
      ['Slovenia', '+386'],
      ['Romania', '+40'],
    ],
    firstNames: names(`
      Ivana Marko Jelena Nikola Milica Luka Dragana Stefan Mirjana Bojan Tanja Goran Vesna Zoran Katja Aleš Nataša Matjaž
      Ioana Andrei Elena Mihai Ștefania Bogdan Raluca Cătălin Mădălina Răzvan Anca Vlad Snežana Dušan Željka Đorđe`),
    lastNames: names(`
      Horvat Kovačević Babić Marić Jurić Novaković Petrović Jovanović Nikolić Đorđević Ilić Stojanović Pavlović Marković
      Zupančič Krajnc Potočnik Kovačič Mlakar Vidmar Popescu Ionescu Popa Dumitru Stan Gheorghe Rusu Munteanu Matei
      Constantin Șerban Moldovan Dobre Țurcanu Nistor Žnidaršič Šarić Čolić`),
  },
  {
    weight: 3,
    countries: [
      ['Ukraine', '+380'],
      ['Bulgaria', '+359'],
    ],
    firstNames: names(`
      olena:Олена andriy:Андрій oksana:Оксана taras:Тарас iryna:Ірина bohdan:Богдан nataliya:Наталія mykola:Микола
      yuliya:Юлія serhiy:Сергій svitlana:Світлана dmytro:Дмитро halyna:Галина vasyl:Василь zoryana:Зоряна yaroslav:Ярослав
      desislava:Десислава georgi:Георги tsvetelina:Цветелина plamen:Пламен Solomiya Ostap Kalyna Nazar Lesya Orest`),
    lastNames: names(`
      shevchuk:Шевчук kovalenko:Коваленко bondarenko:Бондаренко tkachenko:Ткаченко kravchenko:Кравченко boyko:Бойко
      melnyk:Мельник lysenko:Лисенко marchenko:Марченко rudenko:Руденко savchenko:Савченко petrenko:Петренко
      hrytsenko:Гриценко polishchuk:Поліщук dimitrov:Димитров ivanova:Иванова stoyanov:Стоянов todorova:Тодорова
      Zakharchuk Hnatiuk Panchenko Fedorenko Yurchenko Dovzhenko`),
  },
  {
    weight: 2,
    countries: [
      ['Greece', '+30'],
      ['Cyprus', '+357'],
    ],
    firstNames: names(`
      maria:Μαρία giorgos:Γιώργος eleni:Ελένη dimitris:Δημήτρης katerina:Κατερίνα nikos:Νίκος vasiliki:Βασιλική
      kostas:Κώστας sofia:Σοφία yannis:Γιάννης Despina Stavros Anthi Thanasis Ioanna Lefteris Chrysa Petros`),
    lastNames: names(`
      papadopoulos:Παπαδόπουλος vlachou:Βλάχου angelopoulos:Αγγελόπουλος nikolaidis:Νικολαΐδης georgiou:Γεωργίου
      karagiannis:Καραγιάννης makri:Μακρή antoniou:Αντωνίου Economou Samaras Kotsis Raptis Sideris Zervas Lamprou Galanis`),
  },
  {
    weight: 3,
    countries: [['Türkiye', '+90']],
    firstNames: names(`
      Zeynep Mehmet Elif Mustafa Ayşe Ahmet Fatma Emre Büşra Burak Gülşah Çağrı Nilüfer Özgür Şebnem Yiğit İpek Kerem
      Defne Ozan Tuğba Serkan Dilara Barış Sevgi Umut Hülya Tolga Esra Volkan`),
    lastNames: names(`
      Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt
      Özkan Şimşek Polat Korkmaz Çakır Erdoğdu Güneş Aksoy Bulut Yalçın Güler Tekin Işık Keskin Turan Ünal`),
  },
  {
    weight: 5,
    countries: [
      ['Egypt', '+20'],
      ['Morocco', '+212'],
      ['Jordan', '+962'],
      ['Saudi Arabia', '+966'],
      ['Lebanon', '+961'],
      ['Tunisia', '+216'],
    ],
    firstNames: names(`
      fatima:فاطمة mohamed:محمد maryam:مريم ahmad:أحمد layla:ليلى omar:عمر nour:نور youssef:يوسف salma:سلمى khaled:خالد
      huda:هدى hassan:حسن Yasmine Karim Rania Tarek Samira Walid Hanan Nabil Dalia Sami Amina Rachid Zineb Hicham Lina
      Ziad Ghada Marwan Basma Anas Ikram Fares Sawsan Bilal`),
    lastNames: names(`
      haddad:حداد mansour:منصور elsayed:السيد khoury:خوري nasser:ناصر saleh:صالح hamdan:حمدان Benali El-Amrani Bennani
      Tazi El-Fassi Chraibi Abdallah Awad Barakat Darwish Fakhouri Ghanem Habibi Jaber Kassem Mahfouz Najjar Qasim Rahal
      Sabbagh Shahin Tawil Youssef Zaki Zidane Boutros Ayari Trabelsi Jaziri`),
  },
  {
    weight: 2,
    countries: [
      ['Iran', '+98'],
      ['Afghanistan', '+93'],
    ],
    firstNames: names(`
      Shirin Reza Parisa Arash Nasrin Farhad Mina Behrouz Golnaz Kaveh Leila Dariush Mahsa Omid Niloufar Siavash Setareh
      Ramin Taraneh Bijan Laleh Jamshid`),
    lastNames: names(`
      Hosseini Ahmadi Karimi Rahimi Moradi Jafari Tehrani Shirazi Esfahani Kazemi Bahrami Nouri Farahani Sohrabi Ghorbani
      Amiri Rostami Tavakoli Vaziri Daneshvar Popal Stanekzai`),
  },
  {
    weight: 9,
    countries: [
      ['India', '+91'],
      ['Bangladesh', '+880'],
      ['Sri Lanka', '+94'],
      ['Nepal', '+977'],
      ['Pakistan', '+92'],
    ],
    firstNames: names(`
      Priya Arjun Ananya Rohan Kavya Vikram Meera Rahul Divya Aditya Lakshmi Sanjay Pooja Karthik Nandini Suresh Ishita
      Manoj Shreya Rajesh Aishwarya Ganesh Sunita Prakash Deepa Nikhil Radha Harish Gayatri Mohan Tanvi Ashok Padma Dinesh
      anika:अनिका ravi:रवि sita:सीता dev:देव Farzana Imran Nusrat Kamal Rukhsana Bilal Nirmala Chaminda Sabita Bishal
      Bhavani Venkatesh Usha Murali Jyoti Naveen Rekha Gopal Swati Anand Hema Yash`),
    lastNames: names(`
      Sharma Patel Singh Kumar Reddy Iyer Nair Gupta Mehta Joshi Desai Rao Menon Pillai Chatterjee Banerjee Mukherjee Das
      Bose Kulkarni Deshpande Patil Naidu Verma Mishra Pandey Tiwari Shukla Agarwal Bhatt Choudhury Dutta Ghosh Hegde Jain
      Kapoor Krishnan Lal Malhotra Nambiar Ojha Prasad Qureshi Raghunathan Saxena Subramanian Thakur Upadhyay Venkataraman
      Yadav Rahman Hossain Akhtar Khan Perera Fernando Jayawardena Wickramasinghe Thapa Gurung Shrestha Tamang`),
  },
  {
    weight: 6,
    countries: [
      ['China', '+86'],
      ['Taiwan', '+886'],
      ['Singapore', '+65'],
      ['Malaysia', '+60'],
    ],
    familyNameFirst: true,
    firstNames: names(`
      siyuan:思远 mingyu:明宇 xiaoling:晓玲 haoran:浩然 yutong:雨桐 zihan:子涵 jiahui:嘉慧 weijie:伟杰 meilin:美琳 jianguo:建国
      xiuying:秀英 lihua:丽华 zhiqiang:志强 ruoxi:若曦 tianyi:天一 qing:青 yifan:一凡 chenxi:晨曦 bowen:博文 shuyi:淑仪 Wei-Ling
      Kai-Ming Hui-Min Jun-Jie Mei-Hua Zhi-Hao Pei-Shan Yong-Sheng anqi:安琪 peng:鹏 xue:雪 dongmei:冬梅 feng:峰 hongyan:红艳`),
    lastNames: names(`
      wang:王 li:李 zhang:张 liu:刘 chen:陈 yang:杨 huang:黄 zhao:赵 wu:吴 zhou:周 xu:徐 sun:孙 ma:马 zhu:朱 hu:胡 guo:郭 he:何
      lin:林 gao:高 luo:罗 zheng:郑 liang:梁 xie:谢 song:宋 tang:唐 deng:邓 han:韩 feng:冯 cao:曹 peng:彭 Tan Lim Ng Goh Chua Ong`),
  },
  {
    weight: 4,
    countries: [['Japan', '+81']],
    familyNameFirst: true,
    firstNames: names(`
      misaki:美咲 haruto:陽翔 yui:結衣 sota:蒼太 sakura:さくら ren:蓮 aoi:葵 yuto:悠斗 hina:陽菜 kaito:海斗 akari:あかり takumi:匠
      keiko:恵子 hiroshi:浩 yoko:洋子 kenji:健二 naomi:直美 makoto:誠 tomoko:智子 daisuke:大輔 Emi Shun Rie Goro Chiyo Isamu`),
    lastNames: names(`
      sato:佐藤 suzuki:鈴木 takahashi:高橋 tanaka:田中 ito:伊藤 watanabe:渡辺 yamamoto:山本 nakamura:中村 kobayashi:小林 kato:加藤
      yoshida:吉田 yamada:山田 sasaki:佐々木 matsumoto:松本 inoue:井上 kimura:木村 hayashi:林 shimizu:清水 mori:森 abe:阿部 ikeda:池田
      hashimoto:橋本 ishikawa:石川 ogawa:小川 okada:岡田 goto:後藤 hasegawa:長谷川 fujita:藤田`),
  },
  {
    weight: 2,
    countries: [['South Korea', '+82']],
    familyNameFirst: true,
    firstNames: names(`
      minjun:민준 seoyeon:서연 jiho:지호 haeun:하은 dohyun:도현 jiwoo:지우 sujin:수진 hyunwoo:현우 eunji:은지 taeyang:태양 yuna:유나
      junseo:준서 minji:민지 sanghoon:상훈 bora:보라 kyungsoo:경수 Areum Seung-Ho`),
    lastNames: names(`
      kim:김 lee:이 park:박 choi:최 jung:정 kang:강 cho:조 yoon:윤 jang:장 lim:임 han:한 oh:오 seo:서 shin:신 kwon:권 hwang:황 ahn:안
      song:송 Ryu Hong`),
  },
  {
    weight: 5,
    countries: [
      ['Indonesia', '+62'],
      ['Vietnam', '+84'],
      ['Philippines', '+63'],
      ['Thailand', '+66'],
    ],
    firstNames: names(`
      Siti Budi Dewi Agus Putri Wahyu Ratna Bambang Indah Eko Wulan Hendra Maya Rizky Ayu Dimas Lestari Joko Nguyệt Minh
      Hương Tuấn Thảo Dũng Linh Phúc Trang Quân Ngọc Bảo Jomar Liezel Rodel Maricel Jun-Jun Analyn Somchai Malee Anong
      Kittisak Ploy Niran Ratri Bayu Citra Fajar Kartika Surya`),
    lastNames: names(`
      Wijaya Santoso Susanto Hidayat Nugroho Setiawan Kusuma Pratama Saputra Hartono Gunawan Siregar Nasution Simanjuntak
      Nguyễn Trần Lê Phạm Huỳnh Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Reyes Dela_Cruz Bautista Ocampo Villanueva Mangubat
      Srisuk Wongsakul Chaiyaporn Thongchai Boonmee`),
  },
  {
    weight: 6,
    countries: [
      ['Nigeria', '+234'],
      ['Ghana', '+233'],
      ['Kenya', '+254'],
      ['Ethiopia', '+251'],
      ['South Africa', '+27'],
      ['Tanzania', '+255'],
    ],
    firstNames: names(`
      Chinedu Amara Oluwaseun Ngozi Emeka Folake Babatunde Ifeoma Tunde Adaeze Kwame Akosua Kofi Efua Yaw Abena Wanjiru
      Kamau Achieng Otieno Njeri Mwangi Baraka Zawadi Juma Neema Abebe Tigist Dawit Selam Thabo Lerato Sipho Nomvula
      Bongani Zanele Musa Halima Ibrahim Aisha Obinna Yetunde Nkechi Segun Kwabena Adwoa`),
    lastNames: names(`
      Okafor Adeyemi Okonkwo Balogun Eze Nwosu Ogunleye Afolabi Ibrahim Bello Chukwu Onyekachi Mensah Asante Boateng Owusu
      Agyeman Osei Appiah Otieno Kamau Mwangi Wanjala Kiprotich Njoroge Odhiambo Kariuki Tesfaye Bekele Haile Girma
      Dlamini Nkosi Mokoena Khumalo Ndlovu Botha Van_Wyk Naidoo Mwakasege Mollel Massawe N'Dour Sesay`),
  },
];
