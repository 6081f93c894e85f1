/** Places in Vietnam, in Vietnamese and English spelling, and in neighbouring countries, in Vietnamese spelling. */
export const placeNames = [
  ...['Việt Nam', 'Hà Nội', 'Hải Phòng', 'Hai Phong', 'Hải Dương', 'Hưng Yên', 'Bắc Ninh', 'Bac Ninh'],
  ...['Bắc Giang', 'Quảng Ninh', 'Đà Nẵng', 'Da Nang', 'Nha Trang', 'Khánh Hòa', 'Khanh Hoa'],
  ...['TP. Hồ Chí Minh', 'Hồ Chí Minh', 'Ho Chi Minh City', 'Sài Gòn', 'Tân Sơn Nhất', 'Tan Son Nhat'],
  ...['Bình Dương', 'Binh Duong', 'Đồng Nai', 'Dong Nai', 'Tây Ninh', 'Tay Ninh', 'Long An'],
  ...['Cần Thơ', 'Can Tho', 'Cà Mau'],
  ...['Đông Nam Á', 'Thái Lan', 'Trung Quốc', 'Thâm Quyến', 'Quảng Đông', 'Quảng Châu', 'Châu Giang'],
  ...['Hồng Kông', 'Hong Kong'],
];

/** Words that stay on one line with the number after them, as in dates, floors, laws and amounts. */
export const wordsBeforeNumbers = [
  ...['ngày', 'tháng', 'năm', 'quý', 'số', 'tầng', 'điều', 'khoản', 'định', 'tư'],
  ...['年', '月', '第'],
  ...['Floor', 'Room', 'Decree', 'Circular', 'Article', 'page', 'step', 'line', 'order'],
  ...['đơn', 'chuyền'],
  ...['VND', 'CNY', 'USD'],
];

/** Words after a number that are not its unit. */
export const wordsAfterNumbers = [
  ...['and', 'or', 'to', 'of', 'in', 'on', 'at', 'by', 'for', 'from', 'with'],
  ...['is', 'are', 'was', 'has', 'needs', 'the', 'a', 'it'],
  ...['và', 'hoặc', 'đến', 'là', 'của', 'trong', 'trên', 'từ', 'tại', 'cho'],
  ...['có', 'đã', 'do', 'khi', 'mà', 'thì', 'với'],
];
