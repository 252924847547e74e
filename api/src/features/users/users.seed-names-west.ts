import { names, type Region } from './users.seed-region.ts';

export const westernRegions: readonly Region[] = [
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
];
