import type { Locale } from '@/lib/shared/i18n/locales';
import { patternHints } from './patternHints';

/** What the schemas of `lib/content/entries/` say of fields in the other languages, by the English words. */
export const hints: Record<string, Record<Exclude<Locale, 'en'>, string>> = {
  ...patternHints,
  'A free anchor for its card in the list, such as #article12.': {
    zh: '列表卡片的锚点，要没有用过的，例如 #article12。',
    vi: 'Neo còn trống cho thẻ bài trong danh sách, ví dụ #article12.',
  },
  'At least four things it can do, a line each.': {
    zh: '至少四项功能，每行一项。',
    vi: 'Ít nhất bốn tính năng, mỗi dòng một tính năng.',
  },
  'At least three things it can do, a line each.': {
    zh: '至少三项功能，每行一项。',
    vi: 'Ít nhất ba tính năng, mỗi dòng một tính năng.',
  },
  'Becomes the address: small letters, digits and hyphens.': {
    zh: '就是网址：只用小写字母、数字和连字符。',
    vi: 'Là địa chỉ trang: chữ thường không dấu, chữ số và dấu gạch nối.',
  },
  'By which readers filter the list.': {
    zh: '读者按它筛选列表。',
    vi: 'Người đọc lọc danh sách theo mục này.',
  },
  'City, languages, and what to ask, in one line.': {
    zh: '一行写清：城市、语言、可以问什么。',
    vi: 'Một dòng: thành phố, ngôn ngữ, hỏi về việc gì.',
  },
  'How it is done with Lotus ERP.': { zh: '用 Lotus ERP 怎么做。', vi: 'Làm thế nào với Lotus ERP.' },
  'How it is done without Lotus ERP.': {
    zh: '没有 Lotus ERP 时怎么做。',
    vi: 'Làm thế nào khi không có Lotus ERP.',
  },
  'Joins the entries of the three languages and is part of addresses. Never change it.': {
    zh: '把三种语言的条目连在一起，也是网址的一部分。不要改动。',
    vi: 'Nối mục của ba ngôn ngữ với nhau và là một phần của địa chỉ. Không sửa.',
  },
  'One line: who, where, and the number that changed.': {
    zh: '一行写清：谁、在哪里、哪个数字变了。',
    vi: 'Một dòng: ai, ở đâu, con số nào đã thay đổi.',
  },
  'One or two sentences for lists, search results and feeds.': {
    zh: '一两句话，用于列表、搜索结果和订阅源。',
    vi: 'Một hai câu cho danh sách, kết quả tìm kiếm và nguồn tin.',
  },
  'Technical facts, a line each.': {
    zh: '技术参数，每行一条。',
    vi: 'Thông số kỹ thuật, mỗi dòng một thông số.',
  },
  'The anchor of the service on the services page. Never change it.': {
    zh: '服务页上的锚点。不要改动。',
    vi: 'Neo của dịch vụ trên trang dịch vụ. Không sửa.',
  },
  'The answer, in two to four sentences, without a link.': {
    zh: '回答，两到四句话，不带链接。',
    vi: 'Câu trả lời, hai đến bốn câu, không có liên kết.',
  },
  'Stands below the title, and in search results.': {
    zh: '显示在标题下面，也用在搜索结果里。',
    vi: 'Hiện dưới tiêu đề và trong kết quả tìm kiếm.',
  },
  'Where links to it stand: in header and footer, in the footer, or nowhere.': {
    zh: '链接放在哪里：顶部和页脚、只在页脚，或不放。',
    vi: 'Đặt liên kết ở đâu: đầu trang và chân trang, chân trang, hoặc không đặt.',
  },
  'In the order of the filter. An id is part of addresses: small letters, digits and hyphens. Never change it.':
    {
      zh: '按筛选里的顺序排。编号（id）是网址的一部分：只用小写字母、数字和连字符。用了就不要改。',
      vi: 'Theo thứ tự của bộ lọc. Mã (id) là một phần của địa chỉ: chữ thường không dấu, chữ số và dấu gạch nối. Không sửa.',
    },
  'Its place among those links, the lowest first.': {
    zh: '在这些链接里的先后，数字小的在前。',
    vi: 'Thứ tự trong các liên kết đó, số nhỏ đứng trước.',
  },
  'The day on which it comes out.': { zh: '发布日期。', vi: 'Ngày đăng.' },
  'The day on which what it says of the law was last checked.': {
    zh: '文中法规内容最近一次核对的日期。',
    vi: 'Ngày đối chiếu gần nhất các nội dung về pháp luật.',
  },
  'The figure, as it is shown: 300+.': {
    zh: '数字，按显示的样子写：300+。',
    vi: 'Con số, viết như sẽ hiện: 300+.',
  },
  'The headings of the columns.': { zh: '各列的标题。', vi: 'Tiêu đề các cột.' },
  'The headline of the sheet.': { zh: '工作表的大标题。', vi: 'Tiêu đề của trang tính.' },
  'The headline, which search results show too.': {
    zh: '标题，搜索结果里也显示。',
    vi: 'Tiêu đề, hiện cả trong kết quả tìm kiếm.',
  },
  'The id of the customer case that tells of the same company.': {
    zh: '讲同一家公司的客户案例。',
    vi: 'Dự án khách hàng nói về cùng công ty này.',
  },
  'The label of the sheet’s tab in Excel.': {
    zh: 'Excel 工作表标签上的名称。',
    vi: 'Tên thẻ trang tính trong Excel.',
  },
  'The labels of the rows, in this order; formulas count on it.': {
    zh: '各行的标题，顺序不变：公式靠它。',
    vi: 'Tiêu đề các hàng, giữ đúng thứ tự này vì công thức dựa vào đó.',
  },
  'The laws it cites; its end lists them as sources.': {
    zh: '文中引用的法规，文末列为出处。',
    vi: 'Các văn bản được viện dẫn; cuối bài liệt kê làm nguồn.',
  },
  'The link below it: a page, a place on it, and the words of the link.': {
    zh: '下方的链接：哪一页、页内位置、链接文字。',
    vi: 'Liên kết bên dưới: trang nào, vị trí trên trang, chữ của liên kết.',
  },
  'The name of the device.': { zh: '设备名称。', vi: 'Tên thiết bị.' },
  'The name of the module.': { zh: '模块名称。', vi: 'Tên phân hệ.' },
  'The name of the product behind it.': { zh: '对应的产品名称。', vi: 'Tên sản phẩm tương ứng.' },
  'The name of the product.': { zh: '产品名称。', vi: 'Tên sản phẩm.' },
  'The name.': { zh: '姓名。', vi: 'Họ tên.' },
  'The one measured change, drawn as a chart: before and after are numbers, in the unit.': {
    zh: '一项量化结果，画成图表：之前、之后都是数字，用同一单位。',
    vi: 'Một thay đổi đo được, vẽ thành biểu đồ: trước và sau là số, theo cùng đơn vị.',
  },
  'The own e-mail address of this person.': { zh: '本人的邮箱。', vi: 'Email riêng của người này.' },
  'The path of a picture: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).': {
    zh: '图片：上传一张，或选一张已有的；图画（.svg）或照片（.jpg、.png、.webp、.avif）。',
    vi: 'Hình: tải lên hoặc chọn hình đã có; hình vẽ (.svg) hoặc ảnh chụp (.jpg, .png, .webp, .avif).',
  },
  'The picture above it and on its card. Upload one or choose from those there are.': {
    zh: '文章上方和卡片上的图片。上传一张，或选一张已有的。',
    vi: 'Hình ở đầu bài và trên thẻ bài. Tải lên một hình hoặc chọn hình đã có.',
  },
  'The position, and what kind of company it is.': {
    zh: '职务，以及是什么样的公司。',
    vi: 'Chức vụ, và đó là công ty gì.',
  },
  'The year of the go-live, users, modules, and weeks from the start to the go-live: numbers and ids.': {
    zh: '上线年份、用户数、模块、从启动到上线的周数。',
    vi: 'Năm vận hành, số người dùng, phân hệ, số tuần từ khởi động đến vận hành.',
  },
  'What an enquiry about a project like it is about, where that is not the ERP.': {
    zh: '想做同样项目的人咨询什么主题；就是 ERP 时不填。',
    vi: 'Chủ đề tư vấn cho dự án tương tự; để trống nếu là ERP.',
  },
  'What else is to be said of it, shown when it is unfolded.': {
    zh: '展开后显示的更多说明。',
    vi: 'Phần nói thêm, hiện khi mở rộng.',
  },
  'What is asked, as a customer would.': { zh: '像客户那样提问。', vi: 'Câu hỏi, như khách hàng sẽ hỏi.' },
  'What is compared.': { zh: '对比什么。', vi: 'So sánh điều gì.' },
  'What is to be seen in the picture, for people who do not see it.': {
    zh: '图上有什么，读给看不见图的人。',
    vi: 'Trong hình có gì, dành cho người không nhìn thấy hình.',
  },
  'What it can do, a line each.': { zh: '功能，每行一项。', vi: 'Các tính năng, mỗi dòng một tính năng.' },
  'What it counts.': { zh: '数的是什么。', vi: 'Con số đếm gì.' },
  'What it does, in one sentence.': { zh: '一句话说明它做什么。', vi: 'Nó làm gì, trong một câu.' },
  'What it does, in two sentences.': { zh: '两句话说明它做什么。', vi: 'Nó làm gì, trong hai câu.' },
  'What it is used for, in two sentences.': {
    zh: '两句话说明用来做什么。',
    vi: 'Dùng để làm gì, trong hai câu.',
  },
  'What it is, in a few words.': { zh: '几个字说明它是什么。', vi: 'Nó là gì, trong vài chữ.' },
  'What stands in the last column, row by row.': {
    zh: '最后一列的文字，逐行写。',
    vi: 'Nội dung cột cuối, từng hàng.',
  },
  'What the customer says, without quotation marks.': {
    zh: '客户的原话，不加引号。',
    vi: 'Lời khách hàng, không có dấu ngoặc kép.',
  },
  'What this person does.': { zh: '负责什么。', vi: 'Người này phụ trách việc gì.' },
  'What to know before filling it in, a line each.': {
    zh: '填写前要知道的事，每行一条。',
    vi: 'Điều cần biết trước khi điền, mỗi dòng một điều.',
  },
  'What was done about it.': { zh: '做了什么。', vi: 'Đã làm gì.' },
  'What was measured afterwards.': { zh: '之后测得什么结果。', vi: 'Sau đó đo được gì.' },
  'What went wrong before.': { zh: '以前的问题。', vi: 'Trước đây vướng ở đâu.' },
  'Which icon stands beside it.': { zh: '旁边用哪个图标。', vi: 'Biểu tượng đứng cạnh.' },
  'Which subject the contact form starts with, for people who come from here.': {
    zh: '从这里点进联系表单时，预选哪个咨询主题。',
    vi: 'Chủ đề được chọn sẵn trong biểu mẫu liên hệ khi khách đến từ đây.',
  },
  'Who read it before it came out.': { zh: '发布前由谁审阅。', vi: 'Ai đã đọc duyệt trước khi đăng.' },
  'Who says it.': { zh: '谁说的。', vi: 'Ai nói.' },
  'Who wrote it: an id of the team, or a name.': {
    zh: '谁写的：团队成员的 id，或一个姓名。',
    vi: 'Ai viết: mã của một thành viên, hoặc một tên.',
  },
  'What the author does, where that is nobody of the team.': {
    zh: '作者不是团队成员时，写他的职务。',
    vi: 'Chức vụ của tác giả, nếu không thuộc đội ngũ.',
  },
  'Not out: only the development server shows it.': {
    zh: '不发布：只在本机预览里看得到。',
    vi: 'Chưa đăng: chỉ thấy trong bản xem trước trên máy.',
  },
  'The day of its last change that readers are to know of.': {
    zh: '要告诉读者的最近一次修改日期。',
    vi: 'Ngày sửa gần nhất mà người đọc cần biết.',
  },
  'Kept from search engines.': { zh: '不让搜索引擎收录。', vi: 'Không cho công cụ tìm kiếm lập chỉ mục.' },
  'Former addresses that lead to it.': {
    zh: '以前的网址，仍然通到这里。',
    vi: 'Các địa chỉ cũ vẫn dẫn tới đây.',
  },
};
