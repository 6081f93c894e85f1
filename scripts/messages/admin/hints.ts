import type { Locale } from '@/lib/shared/i18n/locales';

/** Help texts below the fields of `/admin/`, by id. A schema refers to one with `.meta({ hint: 'listFilter' })`. */
export const hints = {
  // Any file.
  entryId: {
    zh: '用来对应三种语言的同一条目，也是网址的一部分。不要修改。',
    en: 'Identifies the entry in all three languages and is part of URLs. Do not change it.',
    vi: 'Xác định cùng một mục trong ba ngôn ngữ và là một phần của địa chỉ trang. Không sửa.',
  },
  listFilter: {
    zh: '用于筛选列表。',
    en: 'Used to filter the list.',
    vi: 'Dùng để lọc danh sách.',
  },
  picture: {
    zh: '插图（.svg）或照片（.jpg、.png、.webp、.avif）的路径。',
    en: 'Path of a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).',
    vi: 'Đường dẫn của hình vẽ (.svg) hoặc ảnh chụp (.jpg, .png, .webp, .avif).',
  },
  imageAlt: {
    zh: '为看不到图片的读者描述图片内容。',
    en: 'Describes the picture for people who cannot see it.',
    vi: 'Mô tả hình cho người không nhìn thấy hình.',
  },
  linkBelow: {
    zh: '条目下方的链接：目标页面、页内锚点、链接文字。',
    en: 'Link below the entry: the page, an anchor on that page, and the link text.',
    vi: 'Liên kết bên dưới mục: trang, neo trên trang đó và chữ của liên kết.',
  },

  // Formats.
  idFormat: {
    zh: '小写字母、数字和单个连字符，例如 data-security。',
    en: 'Lower-case letters, digits and single hyphens, such as data-security.',
    vi: 'Chữ thường không dấu, chữ số và dấu gạch nối đơn, ví dụ data-security.',
  },
  lawIdFormat: {
    zh: '类型、编号和年份，用连字符连接，例如 decree-254-2026。',
    en: 'Kind, number and year, joined by hyphens, such as decree-254-2026.',
    vi: 'Loại văn bản, số và năm, nối bằng dấu gạch nối, ví dụ decree-254-2026.',
  },
  lawNumberFormat: {
    zh: '越南文编号，例如 254/2026/NĐ-CP。',
    en: 'Number in Vietnamese, such as 254/2026/NĐ-CP.',
    vi: 'Số hiệu bằng tiếng Việt, ví dụ 254/2026/NĐ-CP.',
  },
  slugFormat: {
    zh: '网址的最后一段：只用小写字母、数字和连字符。',
    en: 'Last part of the URL: lower-case letters, digits and hyphens.',
    vi: 'Phần cuối của địa chỉ trang: chữ thường không dấu, chữ số và dấu gạch nối.',
  },
  timeFormat: {
    zh: '时间，例如 9:00 或 17:30。',
    en: 'Time of day, such as 9:00 or 17:30.',
    vi: 'Giờ, ví dụ 9:00 hoặc 17:30.',
  },
  optionalUrlFormat: {
    zh: '以 https:// 开头的网址，也可以不填。',
    en: 'Empty, or a URL that starts with https://.',
    vi: 'Địa chỉ bắt đầu bằng https://, hoặc để trống.',
  },
  optionalHostFormat: {
    zh: '主机名，例如 stats.example.com，也可以不填。',
    en: 'Empty, or a host name such as stats.example.com.',
    vi: 'Tên máy chủ, ví dụ stats.example.com, hoặc để trống.',
  },
  originFormat: {
    zh: '不带路径的网址，例如 https://www.example.com。',
    en: 'URL without a path, such as https://www.example.com.',
    vi: 'Địa chỉ không có đường dẫn phía sau, ví dụ https://www.example.com.',
  },
  formerUrlFormat: {
    zh: '旧网址，不含语言，例如 /prices.html 或 /news.php?id=12。',
    en: 'Old URL without the language, such as /prices.html or /news.php?id=12.',
    vi: 'Địa chỉ cũ, không kèm ngôn ngữ, ví dụ /prices.html hoặc /news.php?id=12.',
  },
  redirectTargetFormat: {
    zh: '本站的路径，不含语言，例如 /services#pricing。',
    en: 'Path on this site without the language, such as /services#pricing.',
    vi: 'Đường dẫn trên trang này, không kèm ngôn ngữ, ví dụ /services#pricing.',
  },
  workingHoursFormat: {
    zh: '1 到 99 的整数。',
    en: 'Whole number from 1 to 99.',
    vi: 'Số nguyên từ 1 đến 99.',
  },

  // Articles and news items.
  postTitle: {
    zh: '标题，也显示在搜索结果中。',
    en: 'Headline, also shown in search results.',
    vi: 'Tiêu đề, hiện cả trong kết quả tìm kiếm.',
  },
  postSummary: {
    zh: '一两句话，用于列表、搜索结果和订阅源。',
    en: 'One or two sentences for lists, search results and feeds.',
    vi: 'Một hoặc hai câu, dùng cho danh sách, kết quả tìm kiếm và nguồn tin.',
  },
  postDate: { zh: '发布日期。', en: 'Publication date.', vi: 'Ngày đăng.' },
  postDraft: {
    zh: '草稿不会发布，只在本机预览中显示。',
    en: 'Drafts are not published. Only the preview on your computer shows them.',
    vi: 'Bản nháp không được đăng, chỉ hiện trong bản xem trước trên máy.',
  },
  postUpdated: {
    zh: '最近一次重要修改的日期，读者能看到。',
    en: 'Date of the last important change. Readers see it.',
    vi: 'Ngày sửa đổi quan trọng gần nhất. Người đọc thấy ngày này.',
  },
  postNoindex: {
    zh: '不让搜索引擎收录此页。',
    en: 'Hides the page from search engines.',
    vi: 'Không cho công cụ tìm kiếm lập chỉ mục trang này.',
  },
  postRedirectFrom: {
    zh: '会跳转到此页的旧网址。',
    en: 'Old URLs that redirect to this page.',
    vi: 'Các địa chỉ cũ được chuyển hướng đến trang này.',
  },
  postAuthor: {
    zh: '作者：团队成员的 id，或外部作者的姓名。',
    en: 'Author: the id of a team member, or the name of a guest.',
    vi: 'Tác giả: mã (id) của một thành viên trong đội ngũ, hoặc tên của tác giả khách mời.',
  },
  postAuthorRole: {
    zh: '外部作者的职务。作者是团队成员时不填。',
    en: 'Job title of a guest author. Leave it empty for team members.',
    vi: 'Chức vụ của tác giả khách mời. Để trống nếu tác giả thuộc đội ngũ.',
  },
  postReviewer: {
    zh: '发布前审阅此文的团队成员。',
    en: 'Team member who reviewed the text before publication.',
    vi: 'Thành viên đã duyệt bài trước khi đăng.',
  },
  postLawAsOf: {
    zh: '最近一次核对文中法规内容的日期。',
    en: 'Date on which the legal statements were last checked.',
    vi: 'Ngày đối chiếu gần nhất các nội dung pháp luật trong bài.',
  },
  postLaws: {
    zh: '文中引用的法规，在文末列为出处。',
    en: 'Laws cited in the text, listed as sources at its end.',
    vi: 'Các văn bản pháp luật được viện dẫn, liệt kê làm nguồn ở cuối bài.',
  },
  postImage: {
    zh: '文章上方和卡片上的图片。上传一张，或选一张已有的。',
    en: 'Picture above the text and on its card. Upload one or choose an existing one.',
    vi: 'Hình ở đầu bài và trên thẻ bài. Tải lên một hình hoặc chọn hình đã có.',
  },
  articleAnchor: {
    zh: '列表中文章卡片的锚点，不能与其他文章重复，例如 #article12。',
    en: 'Anchor of the card in the list, not used by another article, such as #article12.',
    vi: 'Neo của thẻ bài trong danh sách, chưa bài nào dùng, ví dụ #article12.',
  },

  // Pages added by editors.
  pageDescription: {
    zh: '显示在标题下面，也用于搜索结果。',
    en: 'Shown below the title and in search results.',
    vi: 'Hiện dưới tiêu đề và trong kết quả tìm kiếm.',
  },
  pageNavigation: {
    zh: '此页的链接放在哪里：顶部和页脚、只在页脚，或不放。',
    en: 'Location of the links to the page: header and footer, footer only, or none.',
    vi: 'Liên kết đến trang này đặt ở đâu: đầu trang và chân trang, chỉ ở chân trang, hoặc không đặt.',
  },
  pageOrder: {
    zh: '在这些链接中的顺序，数字小的在前。',
    en: 'Position among these links. The lowest number comes first.',
    vi: 'Thứ tự trong các liên kết đó, số nhỏ đứng trước.',
  },

  // Customer cases.
  caseTitle: {
    zh: '一行写清：哪家客户、在哪里、哪个数字变了。',
    en: 'One line: which customer, where, and the number that changed.',
    vi: 'Một dòng: khách hàng nào, ở đâu, con số nào đã thay đổi.',
  },
  caseSubject: {
    zh: '从此案例打开联系表单时预选的咨询主题（不填则为 ERP）。',
    en: 'Subject preselected in the contact form for this case (default: ERP).',
    vi: 'Chủ đề được chọn sẵn trong biểu mẫu liên hệ cho dự án này (mặc định: ERP).',
  },
  caseChallenge: {
    zh: '项目开始前的问题。',
    en: 'Problem before the project.',
    vi: 'Vấn đề trước khi có dự án.',
  },
  caseSolution: {
    zh: '项目中做了什么。',
    en: 'Work done in the project.',
    vi: 'Những việc đã làm trong dự án.',
  },
  caseResult: {
    zh: '项目完成后测得的结果。',
    en: 'Result measured after the project.',
    vi: 'Kết quả đo được sau dự án.',
  },
  caseMeasure: {
    zh: '一项量化结果，画成图表。“之前”和“之后”填数字，用同一单位。',
    en: 'One measured change, drawn as a chart. “Before” and “After” are numbers in the same unit.',
    vi: 'Một thay đổi đo được, vẽ thành biểu đồ. “Trước” và “Sau” là hai con số cùng đơn vị.',
  },
  casePassport: {
    zh: '上线年份、用户数、模块，以及从启动到上线的周数。',
    en: 'Year of the go-live, number of users, modules, and weeks from the start to the go-live.',
    vi: 'Năm vận hành, số người dùng, các phân hệ và số tuần từ khởi động đến vận hành.',
  },

  // Testimonials.
  testimonialContent: {
    zh: '客户的原话，不加引号。',
    en: 'Customer’s words, without quotation marks.',
    vi: 'Lời của khách hàng, không có dấu ngoặc kép.',
  },
  testimonialName: { zh: '客户姓名。', en: 'Customer’s name.', vi: 'Tên khách hàng.' },
  testimonialCompany: {
    zh: '客户的职务和公司类型。',
    en: 'Customer’s job title and type of company.',
    vi: 'Chức vụ của khách hàng và loại hình công ty.',
  },
  testimonialCase: {
    zh: '同一家公司的客户案例。',
    en: 'Customer case about the same company.',
    vi: 'Dự án khách hàng của cùng công ty này.',
  },

  // Team.
  memberName: { zh: '成员姓名。', en: 'Person’s name.', vi: 'Họ tên của thành viên.' },
  memberRole: { zh: '成员职务。', en: 'Person’s job title.', vi: 'Chức vụ của thành viên.' },
  memberTopics: {
    zh: '一行写清：城市、语言、可以咨询的内容。',
    en: 'One line: city, languages, and topics to ask about.',
    vi: 'Một dòng: thành phố, ngôn ngữ và những điều có thể hỏi.',
  },
  memberEmail: {
    zh: '此人的邮箱。',
    en: 'This person’s email address.',
    vi: 'Địa chỉ email của người này.',
  },

  // ERP modules.
  moduleName: { zh: '模块名称。', en: 'Name of the module.', vi: 'Tên phân hệ.' },
  moduleIcon: {
    zh: '模块名称旁边的图标。',
    en: 'Icon beside the name.',
    vi: 'Biểu tượng bên cạnh tên phân hệ.',
  },
  moduleDescription: {
    zh: '用一句话说明模块的用途。',
    en: 'Purpose of the module, in one sentence.',
    vi: 'Công dụng của phân hệ, trong một câu.',
  },
  moduleDetails: {
    zh: '展开后显示的更多说明。',
    en: 'More details, shown when a visitor expands the module.',
    vi: 'Thông tin thêm, hiện khi khách mở rộng phân hệ.',
  },
  moduleFeatures: {
    zh: '至少四项功能，每行一项。',
    en: 'At least four features, one per line.',
    vi: 'Ít nhất bốn tính năng, mỗi dòng một tính năng.',
  },

  // Products and services.
  productName: { zh: '产品名称。', en: 'Name of the product.', vi: 'Tên sản phẩm.' },
  productDescription: {
    zh: '用两句话说明产品的用途。',
    en: 'Purpose of the product, in two sentences.',
    vi: 'Công dụng của sản phẩm, trong hai câu.',
  },
  productFeatures: {
    zh: '产品功能，每行一项。',
    en: 'Features, one per line.',
    vi: 'Các tính năng, mỗi dòng một tính năng.',
  },
  serviceAnchor: {
    zh: '服务页上的锚点。不要修改。',
    en: 'Anchor of the service on the services page. Do not change it.',
    vi: 'Neo của dịch vụ trên trang dịch vụ. Không sửa.',
  },
  serviceName: {
    zh: '此服务所用产品的名称。',
    en: 'Name of the product used for this service.',
    vi: 'Tên sản phẩm dùng cho dịch vụ này.',
  },
  serviceTagline: {
    zh: '用几个词概括此服务。',
    en: 'Service in a few words.',
    vi: 'Giới thiệu dịch vụ trong vài từ.',
  },
  serviceDescription: {
    zh: '用两句话说明此服务的内容。',
    en: 'Description of the service, in two sentences.',
    vi: 'Mô tả dịch vụ, trong hai câu.',
  },
  serviceFeatures: {
    zh: '至少三项功能，每行一项。',
    en: 'At least three features, one per line.',
    vi: 'Ít nhất ba tính năng, mỗi dòng một tính năng.',
  },
  serviceSubject: {
    zh: '从此服务打开联系表单时预选的咨询主题。',
    en: 'Subject preselected in the contact form for this service.',
    vi: 'Chủ đề được chọn sẵn trong biểu mẫu liên hệ cho dịch vụ này.',
  },

  // Comparison, figures, questions, devices.
  comparisonFeature: { zh: '对比的项目。', en: 'Compared feature.', vi: 'Nội dung được so sánh.' },
  comparisonTraditional: {
    zh: '没有 Lotus ERP 时的做法。',
    en: 'The process without Lotus ERP.',
    vi: 'Cách làm khi không có Lotus ERP.',
  },
  comparisonOwn: {
    zh: '使用 Lotus ERP 时的做法。',
    en: 'The process with Lotus ERP.',
    vi: 'Cách làm với Lotus ERP.',
  },
  statsNumber: {
    zh: '数字，按显示的样子填写，例如 300+。',
    en: 'Figure as shown on the page, such as 300+.',
    vi: 'Con số, viết đúng như trên trang, ví dụ 300+.',
  },
  statsLabel: { zh: '数字的含义。', en: 'Meaning of the figure.', vi: 'Ý nghĩa của con số.' },
  questionText: {
    zh: '问题，用客户的口吻写。',
    en: 'Question in the customer’s words.',
    vi: 'Câu hỏi theo cách nói của khách hàng.',
  },
  questionAnswer: {
    zh: '回答，两到四句话，不带链接。',
    en: 'Answer in two to four sentences, without links.',
    vi: 'Câu trả lời, hai đến bốn câu, không có liên kết.',
  },
  deviceName: { zh: '设备名称。', en: 'Name of the device.', vi: 'Tên thiết bị.' },
  deviceSummary: {
    zh: '用两句话说明设备的用途。',
    en: 'Use of the device, in two sentences.',
    vi: 'Công dụng của thiết bị, trong hai câu.',
  },
  deviceSpecs: {
    zh: '技术参数，每行一项。',
    en: 'Technical specifications, one per line.',
    vi: 'Thông số kỹ thuật, mỗi dòng một thông số.',
  },

  // Workbooks to download.
  sheetName: {
    zh: 'Excel 中工作表标签的名称。',
    en: 'Name on the sheet’s tab in Excel.',
    vi: 'Tên trên thẻ trang tính trong Excel.',
  },
  sheetTitle: { zh: '工作表的标题。', en: 'Title of the sheet.', vi: 'Tiêu đề của trang tính.' },
  sheetNotes: {
    zh: '填写前的说明，每行一条。',
    en: 'Instructions for filling in the sheet, one per line.',
    vi: 'Hướng dẫn điền trang tính, mỗi dòng một điều.',
  },
  sheetColumns: { zh: '各列的标题。', en: 'Column headings.', vi: 'Tiêu đề các cột.' },
  sheetRows: {
    zh: '各行的标题。公式依赖这个顺序，请不要改变。',
    en: 'Row labels. Keep their order, because formulas depend on it.',
    vi: 'Tiêu đề các hàng. Giữ nguyên thứ tự vì công thức phụ thuộc vào thứ tự này.',
  },
  sheetRemarks: {
    zh: '最后一列的文字，每行对应一项。',
    en: 'Texts of the last column, one per row.',
    vi: 'Nội dung cột cuối, mỗi hàng một mục.',
  },

  // Taxonomy.
  taxonomyGroup: {
    zh: '按筛选列表中的顺序排列。编号（id）是网址的一部分：只用小写字母、数字和连字符，以后不要修改。',
    en: 'Listed in the order of the filter. An id is part of URLs: use lower-case letters, digits and hyphens, and do not change it later.',
    vi: 'Xếp theo thứ tự của bộ lọc. Mã (id) là một phần của địa chỉ trang: chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối, về sau không sửa.',
  },
} satisfies Record<string, Record<Locale, string>>;

export type HintId = keyof typeof hints;

/** Returns a hint in one language. Throws if a schema names an id that is not in the table. */
export function getHint(id: HintId, locale: Locale): string {
  const hint = hints[id];
  if (!hint)
    throw new Error(`scripts/messages/admin/hints.ts has no hint "${id}". Add it, or correct the schema.`);
  return hint[locale];
}

declare module 'zod' {
  interface GlobalMeta {
    /** Id of the help text that the field has in `/admin/` and VS Code. */
    hint?: HintId;
  }
}
