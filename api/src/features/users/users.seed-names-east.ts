import { names, type Region } from './users.seed-region.ts';

export const easternRegions: readonly Region[] = [
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
